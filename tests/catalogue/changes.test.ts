import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readChanges, writeEarlierPictures } from '../../.storybook/changes';

const PICTURES = 'tests/visual/baselines';

/** Makes a repository with three accepted pictures, tagged `before`, and changes each in another way. */
function createRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...parameters: readonly string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const { status, stderr } = spawnSync('git', [...identity, ...parameters], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git('init', '--quiet');
  write(`${PICTURES}/design-system-button/default.dark-tablet.png`, 'earlier');
  write(`${PICTURES}/design-system-button/danger.dark-tablet.png`, 'equal');
  write(`${PICTURES}/screens-logs/filled.light-wide.png`, 'removed');
  write(`${PICTURES}/baselines.json`, '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  git('tag', 'before');
  write(`${PICTURES}/design-system-button/default.dark-tablet.png`, 'later');
  write(`${PICTURES}/baselines.json`, '{ "later": true }');
  git('rm', '--quiet', `${PICTURES}/screens-logs/filled.light-wide.png`);
  git('commit', '--quiet', '--all', '--message', 'after');
  write(`${PICTURES}/charts-linechart/empty.light-tablet.png`, 'not committed');
  return root;
}

it('lists new, changed and removed pictures since a revision, and writes the earlier ones', () => {
  const root = createRepository();
  const changes = readChanges(root, 'before');
  expect(changes).toEqual({
    since: 'before',
    pictures: [
      { story: 'charts-linechart--empty', mode: 'light-tablet', kind: 'new' },
      { story: 'design-system-button--default', mode: 'dark-tablet', kind: 'changed' },
      { story: 'screens-logs--filled', mode: 'light-wide', kind: 'removed' },
    ],
  });

  const folder = join(root, 'earlier');
  writeEarlierPictures(root, changes, folder);
  const readEarlier = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(readEarlier('design-system-button/default.dark-tablet.png')).toBe('earlier');
  expect(readEarlier('screens-logs/filled.light-wide.png')).toBe('removed');
});

it('names an unknown revision in its error', () => {
  expect(() => readChanges(createRepository(), 'nowhere')).toThrow(/nowhere/);
});
