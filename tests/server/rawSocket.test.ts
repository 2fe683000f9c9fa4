import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, buildApp } from '~/server/app';
import { useTestServer } from '../support/useTestServer';

/** A connection and everything the server sent on it, until the server closed it or sent enough. */
interface Conversation {
  socket: Socket;
  /** Resolves with everything the server sent, when it has ended the connection. */
  ended: Promise<string>;
}

describe('a server on a bare socket', () => {
  const server = useTestServer({ store: 'postgres' });
  const apps: FastifyInstance[] = [];
  let port: number;
  const open = new Set<Socket>();

  beforeAll(async () => {
    // The limits of the internet with shorter timeouts.
    port = await listen({ headersMs: 300, requestMs: 600, checkIntervalMs: 50, idleMs: 60_000 });
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    for (const app of apps) await app.close();
  });

  async function listen(timeouts: Exclude<AppOptions['timeouts'], undefined>): Promise<number> {
    const { env, services } = server;
    const app = await buildApp({ env, services, timeouts });
    apps.push(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  }

  function talk(text: string, to = port): Conversation {
    const socket = connect(to, '127.0.0.1');
    open.add(socket);
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      heard += piece;
    });
    // A reset ends a connection as well as a FIN does.
    socket.on('error', () => undefined);
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
    socket.write(text, 'latin1');
    return { socket, ended };
  }

  const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

  it.each([
    ['a file', '/openapi.yaml', 400],
    ['a call', '/health', 10_000],
  ])(
    'closes a connection whose caller asks for %s and reads nothing of the answers',
    async (_, path, times) => {
      const to = await listen({ headersMs: 60_000, requestMs: 60_000, checkIntervalMs: 50, idleMs: 400 });
      const socket = connect(to, '127.0.0.1').pause();
      open.add(socket);
      socket.on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times));
      const count = () =>
        new Promise<number>((resolve, reject) => {
          apps.at(-1)?.server.getConnections((error, connections) => {
            if (error) reject(error);
            else resolve(connections);
          });
        });
      await expect.poll(count).toBe(1);
      await expect.poll(count, { timeout: 10_000 }).toBe(0);
    },
  );

  it('keeps the connection of a caller who waits for an answer that takes long', async () => {
    const to = await listen({ headersMs: 300, requestMs: 600, checkIntervalMs: 50, idleMs: 400 });
    const { token } = await server.createOwner({ tier: 'pro' });
    const other = new pg.Client({ connectionString: server.env.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('lock table messages in access exclusive mode');
    const headers = `host: x\r\nconnection: close\r\nauthorization: Bearer ${token}`;
    const { ended } = talk(`GET /api/dashboard/logs/export HTTP/1.1\r\n${headers}\r\n\r\n`, to);
    await setTimeout(1_200);
    await other.end();
    const heard = await ended;
    expect(statuses(heard)).toEqual(['200']);
    expect(heard).toContain('id,timestamp,server');
  });

  /** Expects the server to answer as before. */
  async function isWell(): Promise<void> {
    const heard = await talk('GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n').ended;
    expect(statuses(heard)).toEqual(['200']);
  }

  const post = (headers: string, body: string) =>
    `POST /v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;

  it.each([
    ['a length and chunks at once', post('content-length: 5\r\ntransfer-encoding: chunked', '0\r\n\r\n')],
    ['two lengths', post('content-length: 2\r\ncontent-length: 40', '{}')],
    ['a length that is no number', post('content-length: 0x10', '{}')],
    ['an encoding that only looks like chunks', post('transfer-encoding: xchunked', '0\r\n\r\n')],
    ['chunks that are not the last encoding', post('transfer-encoding: chunked, identity', '0\r\n\r\n')],
    ['a chunk whose size is no number', post('transfer-encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a chunk longer than it says', post('transfer-encoding: chunked', '2\r\n{}extra\r\n0\r\n\r\n')],
    ['a name with a space before the colon', post('content-length : 2', '{}')],
    ['a folded header', post('x-long: one\r\n two\r\ncontent-length: 2', '{}')],
    ['a bare line feed inside a header', post('x-a: b\rcontent-length: 2', '{}')],
    ['a NUL in a header', post('x-a: b\0c\r\ncontent-length: 2', '{}')],
    ['an unknown method', 'FROB / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an unknown version', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
    ['two hosts', 'GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('refuses %s and reads nothing that follows as a request', async (_, attack) => {
    const smuggled = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n';
    const found = statuses(await talk(attack + smuggled).ended);
    expect(found).toEqual([expect.stringMatching(/^4/)]);
    await isWell();
  });

  it('refuses headers of more than 16 kB, in one or in thousands', async () => {
    const one = `GET /health HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`;
    const many = `GET /health HTTP/1.1\r\nhost: x\r\n${'x-a: aaaaaaaa\r\n'.repeat(5_000)}\r\n`;
    expect(statuses(await talk(one).ended)).toEqual(['431']);
    expect(statuses(await talk(many).ended)).toEqual(['431']);
    await isWell();
  });

  it('closes the connection of a caller who never finishes the headers, and of one who never finishes the body', async () => {
    const [headers, body] = await Promise.all([
      talk('GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ').ended,
      talk(post('content-length: 1000', '{')).ended,
    ]);
    expect(statuses(headers)).toEqual(['408']);
    expect(statuses(body)).toEqual(['408']);
    await isWell();
  });

  it('answers others while 500 silent connections are open', async () => {
    const silent = Array.from({ length: 500 }, () => talk('G'));
    await isWell();
    for (const { socket } of silent) socket.end();
    await Promise.all(silent.map(({ ended }) => ended));
    await isWell();
  });

  it('answers 10,000 requests sent at once on one connection, in order, and keeps none of them', async () => {
    const count = 10_000;
    const patient = await listen({
      headersMs: 60_000,
      requestMs: 60_000,
      checkIntervalMs: 60_000,
      idleMs: 60_000,
    });
    global.gc?.();
    const before = process.memoryUsage().rss;
    const { ended } = talk(
      'GET /v1/nothing HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count - 1) +
        'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      patient,
    );
    const found = statuses(await ended);
    expect(found.length).toBe(count);
    expect(new Set(found.slice(0, -1))).toEqual(new Set(['404']));
    expect(found.at(-1)).toBe('200');
    expect((process.memoryUsage().rss - before) / 1e6, 'megabytes more').toBeLessThan(300);
  });
});
