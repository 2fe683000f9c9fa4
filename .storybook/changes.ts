import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedPicture, PictureChanges } from 'virtual:picture-changes';
import type { Plugin } from 'vite';

const PICTURES = 'tests/visual/baselines';
const KINDS: Readonly<Record<string, ChangedPicture['kind']>> = { A: 'new', M: 'changed', D: 'removed' };

/** @throws what git says when git fails */
function runGit(root: string, ...parameters: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', parameters, {
    cwd: root,
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(`git ${parameters[0]}: ${error?.message ?? stderr.toString().trim()}`);
}

/** `design-system-button/default.dark-tablet.png` as a story's id and the name of a mode. */
function readPath(path: string): Pick<ChangedPicture, 'story' | 'mode'> {
  const [, file = '', story = '', mode = ''] = /^(.+)\/([^./]+)\.([^/]+)\.png$/.exec(path) ?? [];
  return { story: `${file}--${story}`, mode };
}

/**
 * Lists the accepted pictures of the working tree that differ from a revision.
 *
 * @param root the repository
 * @throws when git does not know the revision
 */
export function readChanges(root: string, since: string): PictureChanges {
  const changed = runGit(
    root,
    'diff',
    '--name-status',
    '--no-renames',
    '-z',
    since,
    '--',
    `${PICTURES}/*.png`,
  );
  const untracked = runGit(
    root,
    'ls-files',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    `${PICTURES}/*.png`,
  );
  const pairs = changed.toString().matchAll(/(\w)\0([^\0]+)\0/g);
  const rows = [
    ...[...pairs].map(([, letter = '', path = '']) => [letter, path] as const),
    ...untracked
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((path) => ['A', path] as const),
  ];
  const pictures = rows
    .map(([letter, path]) => ({
      ...readPath(path.slice(PICTURES.length + 1)),
      kind: KINDS[letter] ?? 'changed',
    }))
    .sort((one, other) => `${one.story}.${one.mode}`.localeCompare(`${other.story}.${other.mode}`, 'en'));
  return { since, pictures };
}

/**
 * Writes the pictures as they were at the revision, in the folders of the accepted ones.
 *
 * @param folder absolute; replaced
 */
export function writeEarlierPictures(
  root: string,
  { since, pictures }: PictureChanges,
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = pictures
    .filter(({ kind }) => kind !== 'new')
    .map(({ story, mode }) => `${story.replace('--', '/')}.${mode}.png`);
  if (paths.length === 0) return;
  const input = runGit(root, 'archive', '--format=tar', `${since}:${PICTURES}`, '--', ...paths);
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input });
  if (status !== 0) throw new Error(`tar: ${stderr.toString().trim()}`);
}

const NAME = 'virtual:picture-changes';

/** Gives the page of changes its pictures, as a module. */
export const pictureChanges = (changes: PictureChanges | undefined): Plugin => ({
  name: 'picture-changes',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(changes ?? null)}` : undefined),
});

/** Where the pictures of the earlier revision are written, from the repository's root. */
export const EARLIER_PICTURES = join('node_modules', '.cache', 'earlier-pictures');
