import { execFileSync } from 'node:child_process';
import { StorySources } from './storySources';
import type { StoryEntry } from './storybook';

/**
 * Files that differ from a revision: committed since, changed and not yet committed, or new.
 *
 * @throws when the revision does not exist, in a sentence
 */
export function listChangedFiles(root: string, revision: string): string[] {
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

/** Selects the stories whose pictures a change of these files may affect. */
export function selectAffected(
  root: string,
  stories: readonly StoryEntry[],
  changed: readonly string[],
): readonly StoryEntry[] {
  const sources = new StorySources(root);
  if (changed.some((file) => sources.isShared(file))) return stories;
  return stories.filter((story) => {
    const parts = sources.listParts(story.file);
    return changed.some((file) => parts.has(file));
  });
}

/** Tag of the stories that are always drawn, because they reveal another machine's fonts, colours or browser. */
const ALWAYS_DRAWN = 'flagship';

/**
 * Selects the stories whose sources have changed since their baselines were drawn, and the flagships.
 *
 * @param drawnFrom digests by story file
 */
export function selectOutdated(
  root: string,
  stories: readonly StoryEntry[],
  drawnFrom: Readonly<Record<string, string>>,
): readonly StoryEntry[] {
  const sources = new StorySources(root);
  return stories.filter(
    ({ file, tags }) => tags.includes(ALWAYS_DRAWN) || drawnFrom[file] !== sources.computeDigest(file),
  );
}
