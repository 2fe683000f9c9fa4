import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { replay, type ReplayOptions } from '../../../scripts/replay/command';
import { computeOfflineUuid } from '~/gamelog/offlineUuid';
import { type ModerateRequest, ReplayStoppedError, Sender } from '../../../scripts/replay/send';
import { findFreePort } from '../../support/freePort';
import { startLocalServer } from '../../support/localServer';

const root = fileURLToPath(new URL('../../../', import.meta.url));

type Handler = (body: ModerateRequest, request: IncomingMessage, response: ServerResponse) => void;

async function startServer(handler: Handler): Promise<string> {
  const { url, stop } = await startLocalServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => handler(JSON.parse(text) as ModerateRequest, request, response));
  });
  onTestFinished(stop);
  return url;
}

function sendAnswer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const createVerdict = (action: string, extra: object = {}): object => ({
  final_action: action,
  duplicate: false,
  mode: 'live',
  ...extra,
});

/** A server that stores every message and acts against none. */
const accept: Handler = (_body, _request, response) => sendAnswer(response, 200, createVerdict('none'));

const message: ModerateRequest = {
  message: 'hi',
  player_name: 'Steve',
  player_uuid: computeOfflineUuid('Steve'),
  message_id: 'replay-1',
};

async function runReplay(log: string | Buffer, options: Partial<ReplayOptions>) {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-replay-'));
  const file = join(folder, 'latest.log');
  const lines: string[] = [];
  try {
    await writeFile(file, log);
    const code = await replay(
      { file, key: 'sk_live_x', url: 'http://127.0.0.1:1', rate: Infinity, ...options },
      { out: (line) => lines.push(line), progress: () => undefined },
      () => false,
    );
    return { code, lines };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const TWO_LINES =
  '[12:00:00 INFO]: <Steve> hi\n[12:00:01 INFO]: Steve left the game\n[12:00:02 INFO]: <Alex> hello\n';

describe('one message', () => {
  it("sends the key, the player and the text in the contract's form", async () => {
    let seen: unknown;
    const url = await startServer((body, request, response) => {
      seen = { body, path: request.url, key: request.headers.authorization };
      sendAnswer(response, 200, createVerdict('warn'));
    });
    expect(await new Sender({ url, key: 'sk_live_x' }).send(message)).toMatchObject({
      kind: 'stored',
      action: 'warn',
    });
    expect(seen).toEqual({ body: message, path: '/v1/moderate', key: 'Bearer sk_live_x' });
  });

  it('is retried after the seconds that a busy server names, with the same id', async () => {
    const ids: ModerateRequest['message_id'][] = [];
    const url = await startServer((body, _request, response) => {
      ids.push(body.message_id);
      if (ids.length === 1) sendAnswer(response, 429, {}, { 'retry-after': '7' });
      else if (ids.length === 2) sendAnswer(response, 503, {}, { 'retry-after': '2' });
      else sendAnswer(response, 200, createVerdict('none'));
    });
    const waits: number[] = [];
    const sender = new Sender({ url, key: 'k', wait: async (ms) => void waits.push(ms) });
    expect(await sender.send(message)).toMatchObject({ kind: 'stored' });
    expect(waits).toEqual([7000, 2000]);
    expect(ids).toEqual(['replay-1', 'replay-1', 'replay-1']);
  });

  it('is retried when the connection breaks before the answer', async () => {
    let calls = 0;
    const url = await startServer((_body, request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else sendAnswer(response, 200, createVerdict('none', { duplicate: true }));
    });
    const sender = new Sender({ url, key: 'k', wait: () => Promise.resolve() });
    expect(await sender.send(message)).toMatchObject({ kind: 'stored', duplicate: true });
  });

  it('is repeated with the same id until it is stored, and does not count as stored before', async () => {
    const ids: ModerateRequest['message_id'][] = [];
    const url = await startServer((body, _request, response) => {
      ids.push(body.message_id);
      const isStored = ids.length === 3;
      sendAnswer(response, 200, createVerdict('warn', { stored: isStored, duplicate: ids.length > 1 }));
    });
    const reasons: string[] = [];
    const sender = new Sender({
      url,
      key: 'k',
      wait: () => Promise.resolve(),
      onRetry: (reason) => reasons.push(reason),
    });
    expect(await sender.send(message)).toMatchObject({ kind: 'stored', action: 'warn', duplicate: false });
    expect(ids).toEqual(['replay-1', 'replay-1', 'replay-1']);
    expect(reasons[0]).toContain('has not stored the message yet');
  });

  it('that the server refuses is reported with its reason and not retried', async () => {
    let calls = 0;
    const url = await startServer((_body, _request, response) => {
      calls += 1;
      sendAnswer(response, 400, { detail: 'message has a control character.' });
    });
    expect(await new Sender({ url, key: 'k' }).send(message)).toEqual({
      kind: 'refused',
      status: 400,
      detail: 'message has a control character.',
    });
    expect(calls).toBe(1);
  });

  it("with a refused key ends the run with the server's reason", async () => {
    const url = await startServer((_body, _request, response) =>
      sendAnswer(response, 401, { detail: 'This key was revoked.' }),
    );
    const sending = new Sender({ url, key: 'k' }).send(message);
    await expect(sending).rejects.toThrow(
      new ReplayStoppedError('The server refused the API key. This key was revoked.'),
    );
  });

  it('to a port where nothing listens ends the run with advice', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    const sender = new Sender({ url, key: 'k', wait: () => Promise.resolve() });
    await expect(sender.send(message)).rejects.toThrow(
      `The server at ${url} cannot be reached: nothing listens there. Start it with: npm start`,
    );
  });

  it('to a server that stops answering ends the run and says that the same command resumes it', async () => {
    let calls = 0;
    const url = await startServer((_body, request, response) => {
      calls += 1;
      if (calls === 1) sendAnswer(response, 200, createVerdict('none'));
      else request.socket.destroy();
    });
    const sender = new Sender({ url, key: 'k', wait: () => Promise.resolve() });
    await sender.send(message);
    await expect(sender.send(message)).rejects.toThrow('Run the same command again to go on');
  });

  it.each([
    ['another web server', 404, {}],
    ['a page that always answers', 200, { hello: 'world' }],
  ])('to %s asks to check the address', async (_where, status, body) => {
    const url = await startServer((_request, _body, response) => sendAnswer(response, status, body));
    await expect(new Sender({ url, key: 'k' }).send(message)).rejects.toThrow('Check --url.');
  });
});

describe('a replay', () => {
  it('sends every chat line once, in order, and sums up by action', async () => {
    const said: string[] = [];
    const url = await startServer((body, _request, response) => {
      said.push(`${body.player_name} ${body.player_uuid} ${body.message}`);
      sendAnswer(response, 200, createVerdict(said.length === 1 ? 'none' : 'ban'));
    });
    const { code, lines } = await runReplay(TWO_LINES, { url });
    expect(said).toEqual([
      `Steve ${computeOfflineUuid('Steve')} hi`,
      `Alex ${computeOfflineUuid('Alex')} hello`,
    ]);
    expect(code).toBe(0);
    const counts = ['none       1', 'warn       0', 'mute       0', 'kick       0', 'ban        1'];
    expect(lines.slice(1, 6)).toEqual(counts.map((count) => `  ${count}`));
    expect(lines.at(-1)).toBe('1 line of the server itself skipped, 0 unreadable.');
  });

  it("sends the player's uuid and the server's name where they are known", async () => {
    const uuid = '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55';
    const sent: unknown[] = [];
    const url = await startServer(({ player_uuid, server }, _request, response) => {
      sent.push({ player_uuid, server });
      sendAnswer(response, 200, createVerdict('none'));
    });
    const log = `[12:00:00] [User Authenticator #1/INFO]: UUID of player Steve is ${uuid}\n${TWO_LINES}`;
    await runReplay(log, { url, server: 'survival-1' });
    expect(sent).toEqual([
      { player_uuid: uuid, server: 'survival-1' },
      { player_uuid: computeOfflineUuid('Alex'), server: 'survival-1' },
    ]);
  });

  it('run twice says that nothing was counted again', async () => {
    const seen = new Set<string>();
    const url = await startServer((body, _request, response) => {
      const duplicate = seen.has(body.message_id ?? '');
      seen.add(body.message_id ?? '');
      sendAnswer(response, 200, createVerdict('none', { duplicate }));
    });
    await runReplay(TWO_LINES, { url });
    const { lines } = await runReplay(TWO_LINES, { url });
    expect(seen.size).toBe(2);
    expect(lines).toContain('2 lines were stored before and not counted again.');
  });

  it("sends each line's time, so that the server judges it as of that time", async () => {
    const times: ModerateRequest['sent_at'][] = [];
    const url = await startServer((body, _request, response) => {
      times.push(body.sent_at);
      sendAnswer(response, 200, createVerdict('none'));
    });
    const log = '[03Nov2026 12:34:56.789 INFO]: <Steve> hi\n[03Nov2026 12:34:58.000 INFO]: <Steve> hi\n';
    await runReplay(log, { url });
    const said = [new Date(2026, 10, 3, 12, 34, 56, 789), new Date(2026, 10, 3, 12, 34, 58)];
    expect(times).toEqual(said.map((time) => time.toISOString()));
  });

  it('reads a compressed log too', async () => {
    const url = await startServer(accept);
    expect((await runReplay(gzipSync(TWO_LINES), { url })).lines[0]).toContain('Moderated 2 of 2 chat lines');
  });

  it('with refused lines ends with a failure and names them', async () => {
    const url = await startServer((body, _request, response) =>
      body.player_name === 'Alex'
        ? sendAnswer(response, 400, { detail: 'No.' })
        : sendAnswer(response, 200, createVerdict('none')),
    );
    const { code, lines } = await runReplay(TWO_LINES, { url });
    expect(code).toBe(1);
    expect(lines).toContain('1 line was refused by the server:');
    expect(lines).toContain('  line 3: No.');
  });

  it('shows each unreadable line with its number and reason', async () => {
    const url = await startServer(accept);
    const { lines } = await runReplay(`${TWO_LINES}%%%\n`, { url });
    expect(lines.at(-1)).toBe('  line 4: does not begin like a line of a server log: %%%');
  });

  it('of a missing file says so', async () => {
    const options = { file: '/no/such/file.log', key: 'k', url: 'http://127.0.0.1:1', rate: 1 };
    const running = replay(options, { out: () => undefined, progress: () => undefined }, () => false);
    await expect(running).rejects.toThrow('There is no file /no/such/file.log');
  });

  it('keeps to the given rate', async () => {
    const url = await startServer(accept);
    // Measured from the start, because the first request may come late.
    const started = performance.now();
    await runReplay(TWO_LINES, { url, rate: 4 });
    expect(performance.now() - started).toBeGreaterThan(245);
  });
});

describe('npm run replay', () => {
  /** Runs the command and closes the named pipes at once, as `| head` does after its lines. */
  async function runWithClosed(
    ...closed: ('stdout' | 'stderr')[]
  ): Promise<{ code: unknown; told: string; sent: number }> {
    let sent = 0;
    const url = await startServer((_body, _request, response) => {
      sent += 1;
      sendAnswer(response, 200, createVerdict('none'));
    });
    const file = fileURLToPath(new URL('../../fixtures/logs/vanilla.log', import.meta.url));
    const command = ['scripts/bootstrap.mjs', 'scripts/replay.ts', file, '--key', 'k', '--url', url];
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const pipe of closed) child[pipe].destroy();
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    const [code] = (await once(child, 'close')) as [unknown];
    return { code, told, sent };
  }

  it('sends every line and ends with 0 when its output is no longer read', async () => {
    expect(await runWithClosed('stdout')).toEqual({ code: 0, told: '', sent: 6 });
  });

  it('does so when its errors are no longer read either', async () => {
    expect(await runWithClosed('stdout', 'stderr')).toEqual({ code: 0, told: '', sent: 6 });
  });
});
