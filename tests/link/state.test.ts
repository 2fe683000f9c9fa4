import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { openSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StateFile, writeDurably } from '../../src/link/state';
import { buildLink, LINK_PROGRAM, startLink } from '../support/link/linkProcess';
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

/** A disk that is full until it has room again. */
function createDisk() {
  const disk = { isFull: false, write: writeDurably };
  disk.write = (path, text) =>
    disk.isFull
      ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      : writeDurably(path, text);
  return disk;
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

describe("while the state can't be saved", () => {
  it('no decision is carried out, and afterwards each once', async () => {
    const disk = createDisk();
    const { start, torchward, console } = await prepareLink();
    const first = await start({ write: disk.write });
    await expect.poll(() => first.status.isLogOpen).toBe(true);
    disk.isFull = true;
    torchward.decide({ action: 'ban', player_name: 'Steve' });
    await expect.poll(() => first.status.faults.disk).toMatch(/^Free some disk space, because /);
    await first.stop();
    expect(console.commands).toEqual([]);
    disk.isFull = false;
    await start({ write: disk.write });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    expect(console.commands).toEqual(['ban Steve Decided by a reviewer']);
  });

  it('a link that stops says what the next start may repeat', async () => {
    const disk = createDisk();
    const { start, told } = await prepareLink();
    const { status, stop } = await start({ write: disk.write });
    await expect.poll(() => status.isLogOpen).toBe(true);
    disk.isFull = true;
    await stop();
    expect(told.at(-1)).toMatch(/The next start may repeat the last orders\.$/);
  });

  it('a state that was deleted is written anew', async () => {
    const { config, folder, start, torchward, write } = await prepareLink();
    const { status, stop } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    await rm(join(folder, 'state'), { recursive: true });
    await write('<Steve> one');
    await expect.poll(() => torchward.messages.size).toBe(1);
    await stop();
    const [name = ''] = await readdir(config.stateDir);
    expect(await readFile(join(config.stateDir, name), 'utf8')).toContain('"version":1');
  });
});

describe.runIf(process.platform === 'linux')('output on a full disk', () => {
  it('is lost, and the link goes on', async () => {
    const folder = await createFolder();
    const full = openSync('/dev/full', 'w');
    const link = spawn(process.execPath, [LINK_PROGRAM, ...SETTINGS, '--state', folder], {
      stdio: ['ignore', full, full],
    });
    onTestFinished(() => void link.kill('SIGKILL'));
    const exited = once(link, 'exit');
    await expect.poll(() => readdir(folder)).not.toEqual([]);
    // The state line, which is written each second, fails.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(link.exitCode).toBeNull();
    link.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });
});
