import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../support/freePort';
import { buildLink, LINK_PROGRAM, type LinkProcess, startLink } from '../support/link/linkProcess';
import { CONSOLE_PASSWORD, startConsole } from '../support/link/recordingConsole';
import { startTorchwardStandIn } from '../support/link/torchwardStandIn';

beforeAll(buildLink);

const HEADER = '[12:00:00] [Server thread/INFO]: ';

/** Settings of two servers in a file, with what they need running. */
async function prepare({
  serverCount = 1,
  metricsPort,
}: { serverCount?: number; metricsPort?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-process-'));
  const [console, torchward] = [await startConsole(), await startTorchwardStandIn()];
  const logs = Array.from({ length: serverCount }, (_, n) => join(folder, `server-${n}.log`));
  for (const log of logs) await writeFile(log, `${HEADER}Starting ${log}\n`);
  const config = join(folder, 'torchward-link.json');
  const rcon = { port: console.port, password: CONSOLE_PASSWORD };
  await writeFile(
    config,
    JSON.stringify({
      url: torchward.url,
      key: 'sk_live_x',
      state_dir: join(folder, 'state'),
      ...(metricsPort !== undefined && { metrics_port: metricsPort }),
      servers: logs.map((log, n) => ({ name: `server-${n}`, log, rcon })),
    }),
  );
  const links: LinkProcess[] = [];
  onTestFinished(async () => {
    for (const link of links) await link.end('SIGKILL');
    await torchward.close();
    await console.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const start = async (): Promise<LinkProcess> => {
    const link = startLink(['--config', config]);
    links.push(link);
    await expect.poll(() => link.output()).toContain('server-0: connected');
    return link;
  };
  const [log = ''] = logs;
  return { folder, logs, log, config, console, torchward, start };
}

const createChatLine = (n: number): string => `${HEADER}<Steve> line ${n}\n`;

describe('the built link', () => {
  it('is one file under 300 kB that needs nothing beside it', async () => {
    expect((await stat(LINK_PROGRAM)).size).toBeLessThan(300_000);
    const link = startLink(['--help']);
    await once(link.process, 'exit');
    expect(link.output()).toContain('torchward-link init');
  });

  it('ends with 2 and every fault when the settings are wrong', async () => {
    const { folder } = await prepare();
    const link = startLink(['--config', join(folder, 'server-0.log')]);
    expect(await once(link.process, 'exit')).toEqual([2, null]);
    expect(link.output()).toContain('is no JSON');
    const bare = startLink(['--key', 'x', '--state', folder], { TORCHWARD_LINK_CONFIG: undefined });
    expect(await once(bare.process, 'exit')).toEqual([2, null]);
    expect(bare.output().split('\n').length).toBeGreaterThan(4);
  });

  it('killed at any moment, it loses no line and has none judged twice', async () => {
    const { log, torchward, start } = await prepare();
    let written = 0;
    for (let round = 0; round < 4; round += 1) {
      const link = await start();
      for (let n = 0; n < 10; n += 1) {
        await appendFile(log, Array.from({ length: 50 }, () => createChatLine((written += 1))).join(''));
        if (n === 5 && round === 2) {
          await rename(log, `${log}.1`);
          await writeFile(log, `${HEADER}Starting anew\n`);
        }
      }
      await expect.poll(() => torchward.messages.size).toBeGreaterThan(round * 500);
      await link.end('SIGKILL');
    }
    await start();
    await expect.poll(() => torchward.messages.size).toBe(written);
    const texts = [...torchward.messages.values()].map(({ message }) => message);
    expect(new Set(texts).size).toBe(written);
  });

  it('does not work for a server that another link works for, and takes over once that one was killed', async () => {
    const { config, start } = await prepare();
    const first = await start();
    const second = startLink(['--config', config]);
    expect(await once(second.process, 'exit')).toEqual([1, null]);
    expect(second.output()).toContain(`process ${first.process.pid}, works for this game server`);
    await first.end('SIGKILL');
    const third = await start();
    await third.end('SIGTERM');
    await start();
  });

  it('takes 1,000 lines a second to verdicts and commands with nothing lost', async () => {
    const { log, torchward, console, start } = await prepare();
    torchward.judge = ({ message }) => (message.endsWith('00') ? 'ban' : 'none');
    const link = await start();
    const seconds = 3;
    for (let tick = 0; tick < seconds * 10; tick += 1) {
      await appendFile(log, Array.from({ length: 100 }, (_, n) => createChatLine(tick * 100 + n)).join(''));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const count = seconds * 1_000;
    await expect.poll(() => torchward.messages.size).toBe(count);
    await expect.poll(() => console.commands.length).toBe(count / 100 - 1);
    expect(torchward.repeated).toBe(0);
    expect(await link.end('SIGTERM')).toBe(0);
  });

  it('links several servers, tells their state, and serves /metrics on this machine', async () => {
    const metricsPort = await findFreePort();
    const { logs, torchward, start } = await prepare({ serverCount: 2, metricsPort });
    const link = await start();
    await expect.poll(() => link.output()).toContain('server-1: connected');
    for (const log of logs) await appendFile(log, createChatLine(1));
    await expect.poll(() => torchward.messages.size).toBe(2);
    expect([...torchward.messages.values()].map(({ server }) => server).sort()).toEqual([
      'server-0',
      'server-1',
    ]);
    const read = async (): Promise<string> =>
      await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect.poll(read).toContain('torchward_link_messages_judged_total{server="server-1"} 1');
    expect(await read()).toContain('torchward_link_api_up{server="server-0"} 1');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect([...torchward.userAgents]).toEqual(['torchward-link/1.0.0']);
  });

  it('stops with 0 on SIGTERM, and goes on without a reader of its output', async () => {
    const { log, torchward, start } = await prepare();
    const link = await start();
    link.process.stdout?.destroy();
    link.process.stderr?.destroy();
    await appendFile(log, createChatLine(1));
    await expect.poll(() => torchward.messages.size).toBe(1);
    expect(await link.end('SIGTERM')).toBe(0);
  });

  it('asks its three questions, and leaves a file that is there as it is', async () => {
    const { folder, config } = await prepare();
    const path = join(folder, 'new.json');
    const link = startLink(['init', '--config', path, '--url', 'http://localhost:3000']);
    for (const [question, answer] of [
      ['API key', 'sk_live_x'],
      ['latest.log', join(folder, 'logs/latest.log')],
      ['Name of this server', 'survival-1'],
      ['RCON port', ''],
      ['RCON password', ''],
    ] as const) {
      await expect.poll(() => link.output()).toContain(question);
      link.process.stdin?.write(`${answer}\n`);
    }
    expect(await once(link.process, 'exit')).toEqual([0, null]);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ servers: [{ name: 'survival-1' }] });
    const again = startLink(['init', '--config', config]);
    expect(await once(again.process, 'exit')).toEqual([2, null]);
    expect(again.output()).toContain('exists. Delete it, or name another file with --config.');
  });

  it('takes its answers from a file, and says so when they end before the last question', async () => {
    const { folder } = await prepare();
    const path = join(folder, 'new.json');
    const run = async (answers: string): Promise<{ code: number | null; output: string }> => {
      const link = startLink(['init', '--config', path]);
      link.process.stdin?.end(answers);
      const [code] = (await once(link.process, 'close')) as [number | null];
      return { code, output: link.output() };
    };
    const cut = await run('sk_live_x\n\n');
    expect(cut).toEqual({ code: 1, output: expect.stringContaining('Nothing was written.') as string });
    const whole = await run(`sk_live_x\n${join(folder, 'logs/latest.log')}\nsurvival-1\n25575\nsecret`);
    expect(whole.code).toBe(0);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      servers: [{ name: 'survival-1', rcon: { port: 25_575, password: 'secret' } }],
    });
  });

  it('checks line by line what works, and ends with 1 when something does not', async () => {
    const { config, log, console, torchward } = await prepare();
    await appendFile(log, createChatLine(1));
    const run = async (): Promise<{ code: number | null; lines: string[] }> => {
      const link = startLink(['check', '--config', config]);
      const [code] = (await once(link.process, 'close')) as [number | null];
      return { code, lines: link.output().trim().split('\n') };
    };
    const good = await run();
    expect(good.lines.map((line) => line.slice(0, 4).trim())).toEqual(good.lines.map(() => 'ok'));
    expect(good.lines.join('\n')).toContain('format: 1 chat lines in the last 2 lines');
    expect(good.code).toBe(0);
    torchward.failWith = { status: 403 };
    expect((await run()).lines.filter((line) => line.startsWith('FAIL'))).toEqual([
      `FAIL  key: ${torchward.url} answered 403.`,
    ]);
    torchward.failWith = { status: 401 };
    expect((await run()).lines[0]).toBe(`FAIL  Torchward: ${torchward.url} answered 401.`);
    torchward.failWith = undefined;
    await console.stop();
    await rm(log);
    const bad = await run();
    expect(bad.code).toBe(1);
    expect(bad.lines.filter((line) => line.startsWith('FAIL'))).toEqual([
      `FAIL  server-0 log: ${log}: there is no such file`,
      expect.stringMatching(/^FAIL {2}server-0 console: Nothing listens on/),
    ]);
    await console.start();
    const settings = JSON.parse(await readFile(config, 'utf8')) as { servers: { rcon: object }[] };
    for (const server of settings.servers) server.rcon = { password: '' };
    await writeFile(config, JSON.stringify(settings));
    expect((await run()).lines.filter((line) => line.startsWith('FAIL'))).toEqual([
      `FAIL  server-0 log: ${log}: there is no such file`,
      expect.stringMatching(/^FAIL {2}server-0 console: rcon\.password is missing/),
    ]);
  });
});
