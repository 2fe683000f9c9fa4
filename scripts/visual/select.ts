import { execFileSync } from 'node:child_process';
import { ModuleGraph, storybookFiles } from './graph';
import type { StoryEntry } from './storybook';

/** Changes of these draw every story anew, whatever imports what. */
const everywhere = [
  /^package-lock\.json$/,
  /^vite\.config\.ts$/,
  /^tsconfig(\.base)?\.json$/,
  /^\.storybook\//,
  /^scripts\/visual\//,
  /^tests\/support\/browser\.ts$/,
  /^public\//,
];

/**
 * Files that differ from a revision: committed since, changed and not yet committed, or new.
 *
 * @throws when the revision does not exist, in a sentence
 */
export function changedSince(root: string, revision: string): string[] {
  const git = (...args: string[]): string[] => {
    try {
      const output = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return output.split('\0').filter(Boolean);
    } catch {
      throw new Error(`--since needs a revision of this repository, and "${revision}" is none.`);
    }
  };
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', revision, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** The stories whose pictures a change of these files may change. */
export function affectedStories(
  root: string,
  stories: readonly StoryEntry[],
  changed: readonly string[],
): readonly StoryEntry[] {
  const graph = new ModuleGraph(root);
  const shared = new Set(
    storybookFiles(root).flatMap((file) => (/\.tsx?$/.test(file) ? [...graph.closure(file)] : [file])),
  );
  if (changed.some((file) => shared.has(file) || everywhere.some((pattern) => pattern.test(file))))
    return stories;
  return stories.filter((story) => {
    const parts = graph.closure(story.file);
    return changed.some((file) => parts.has(file));
  });
}
