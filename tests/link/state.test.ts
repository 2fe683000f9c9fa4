import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StateFile } from '../../src/link/state';
import { buildLink, startLink } from '../support/link/linkProcess';
import { prepareLink } from '../support/link/useLink';

beforeAll(buildLink);

const SETTINGS = [
  ...['--url', 'http://localhost:3000', '--key', 'sk_live_x', '--server', 'survival-1'],
  ...['--log', 'latest.log', '--rcon-password', 'x'],
];

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-state-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("a folder of the state that can't be created", () => {
  it('ends the link with one sentence', async () => {
    const link = startLink([...SETTINGS, '--state', '/proc/torchward']);
    onTestFinished(async () => void (await link.end('SIGKILL')));
    await expect.poll(() => link.process.exitCode).toBe(1);
    expect(link.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^The folder of the state can't be written \(ENOENT\): \/proc\/torchward\.$/),
    ]);
  });

  it('is named by a check', async () => {
    const link = startLink(['check', ...SETTINGS, '--state', '/proc/torchward/deeper']);
    onTestFinished(async () => void (await link.end('SIGKILL')));
    await expect.poll(() => link.process.exitCode).toBe(1);
    expect(link.output()).toContain("state: /proc/torchward/deeper can't be written (ENOENT)");
  });
});

describe("a state that can't be read", () => {
  it('is refused with what to do, whatever is in the file', async () => {
    const folder = await createFolder();
    const path = join(folder, 'survival-1.json');
    for (const content of [
      '',
      'null',
      '{"version":1,"orders":[',
      '{"version":2}',
      '{"version":1,"orders":5}',
      '{"version":1,"players":null}',
      '{"version":1,"position":{"offset":1}}',
    ]) {
      await writeFile(path, content);
      await expect(StateFile.open(path), content).rejects.toThrow(
        /Delete it to begin at the end of the log\.$/,
      );
    }
    await rm(path);
    await mkdir(path);
    await expect(StateFile.open(path)).rejects.toThrow(/can't be read \(EISDIR\)\. .*Move it away/);
  });

  it('leaves no lock behind', async () => {
    const { config, folder, start } = await prepareLink();
    const first = await start();
    await expect.poll(() => first.status.isLogOpen).toBe(true);
    await first.stop();
    const [name = ''] = await readdir(config.stateDir);
    await writeFile(join(config.stateDir, name), 'cut');
    await expect(start()).rejects.toThrow('is not a state file of this version');
    expect(await readdir(join(folder, 'state'))).toEqual([name]);
  });
});
