import { execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare } from '../../scripts/bootstrap.mjs';
import { ARTEFACTS, ensureBuilt, isStale } from '../../scripts/build/artefacts.mjs';
import { signInByApi, read } from './support/api';
import { type DemoServer, makeDemoData, type OwnData, startDemo } from '../support/server';
import { measureCpuMs } from '../support/timing';

const root = fileURLToPath(new URL('../../', import.meta.url));
let demo: OwnData;
let dataDir = '';

beforeAll(async () => {
  demo = await makeDemoData('embedded');
  ({ dataDir } = demo);
});

afterAll(() => demo.remove());

interface CommandResult {
  code: number;
  output: string;
}

function runReplay(args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/bootstrap.mjs', 'scripts/replay.ts', ...args],
      { cwd: root, env: { ...process.env, TORCHWARD_API_KEY: '', DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe('npm start', () => {
  it('sees with less than a second of processor time that nothing has changed', () => {
    expect(ARTEFACTS.filter(isStale)).toEqual([]);
    const check = () => {
      prepare();
      ensureBuilt();
    };
    expect(measureCpuMs(check)).toBeLessThan(1_000);
  });

  it('ends with 0 on SIGTERM, also through npm', async () => {
    const child = spawn('npm', ['start', '--silent'], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready at')) resolve();
      });
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('npm run replay', () => {
  let server: DemoServer | undefined;
  const running = (): DemoServer => {
    if (server === undefined) throw new Error('The server did not start.');
    return server;
  };
  beforeAll(async () => {
    server = await startDemo({ dataDir });
  });
  afterAll(() => server?.stop());

  it('adds exactly the sent lines to the logs and the counts, and none the second time', async () => {
    const caller = { url: running().url, token: await signInByApi(running()) };
    // Longer than the demo's chat, so that no hour leaves the period between two readings.
    const figures = async (): Promise<[number, number]> => [
      (await read(caller, '/api/dashboard/recent-logs')).total,
      (await read(caller, '/api/dashboard/overview', { period: '90d' })).stats.total_messages,
    ];
    const [logsBefore, messagesBefore] = await figures();
    const first = await runReplay(['tests/fixtures/logs/vanilla.log', '--url', running().url]);
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('Moderated 6 of 6 chat lines') as string,
    });
    expect(await figures()).toEqual([logsBefore + 6, messagesBefore + 6]);
    const second = await runReplay(['tests/fixtures/logs/vanilla.log', '--url', running().url]);
    expect(second.output).toContain('6 lines were stored before and not counted again.');
    expect(await figures()).toEqual([logsBefore + 6, messagesBefore + 6]);
  });

  it.each([
    ['a key that is none', ['--key', 'sk_live_nonsense'], 'refused the API key'],
    [
      'a server that is not there',
      ['--key', 'sk_live_x', '--url', 'http://127.0.0.1:9'],
      'cannot be reached',
    ],
  ])('with %s ends with one sentence and a failure', async (_case, args, sentence) => {
    const { code, output } = await runReplay([
      'tests/fixtures/logs/vanilla.log',
      '--url',
      running().url,
      ...args,
    ]);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(sentence);
  });

  it('loses no acknowledged message when the server is killed in the middle', async () => {
    await running().kill();
    const victim = await startDemo({ dataDir });
    const port = new URL(victim.url).port;
    const token = await signInByApi(victim);
    const total = async (at: DemoServer): Promise<number> =>
      (await read({ url: at.url, token }, '/api/dashboard/recent-logs')).total;
    const before = await total(victim);
    const lines = Array.from(
      { length: 60 },
      (_, n) => `[12:00:${String(n).padStart(2, '0')} INFO]: <Steve> line ${n}`,
    );
    const log = join(dataDir, 'killed.log');
    await writeFile(log, `${lines.join('\n')}\n`);
    const replaying = runReplay([log, '--url', victim.url, '--rate', '30']);
    while ((await total(victim)) < before + 10) await new Promise((resolve) => setTimeout(resolve, 50));
    await victim.kill();
    server = await startDemo({ dataDir, env: { PORT: port } });
    expect(await replaying).toMatchObject({
      code: 0,
      output: expect.stringContaining('Moderated 60 of 60 chat lines') as string,
    });
    expect(await total(server)).toBe(before + 60);
  });
});
