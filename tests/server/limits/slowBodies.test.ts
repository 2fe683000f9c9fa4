import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ModerateBatchResponse } from '~/contract/api.gen';
import type { TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const LINE = { message: 'gg', player_name: 'mossy_fox', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
const BATCH = '/v1/moderate/batch';

describe('a body that arrives slowly', () => {
  const server = useTestServer({ listen: true, store: 'postgres', env: { logLevel: 'silent' } });
  const open = new Set<Socket>();
  afterEach(() => {
    for (const socket of open) socket.destroy();
    open.clear();
  });

  /** Sends a call's headers and its body's first byte. @returns a promise of everything that the server sends */
  function begin(credential: string, call: string, headers = ''): { socket: Socket; heard: Promise<string> } {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    open.add(socket);
    let heard = '';
    socket.setEncoding('latin1').on('data', (piece: string) => {
      heard += piece;
    });
    // A reset ends a connection as well as a FIN does.
    socket.on('error', () => undefined);
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
    socket.write(
      `${call} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${credential}\r\n${headers}` +
        'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    return { socket, heard: ended };
  }

  /** Begins calls, and resolves when the server has read their headers. */
  async function beginAll(calls: readonly (readonly [credential: string, call: string])[]): Promise<void> {
    const take = vi.spyOn(server.services.calls, 'take');
    for (const [credential, call] of calls) begin(credential, call);
    await expect.poll(() => take.mock.calls.length).toBeGreaterThanOrEqual(calls.length);
    take.mockRestore();
  }

  const sendBatch = ({ liveKey }: TestOwner, headers: Record<string, string> = {}) =>
    server.post(liveKey, BATCH, { messages: [LINE] }, { headers });

  it('holds no place of a batch of another owner', async () => {
    const slow = [await server.createOwner(), await server.createOwner()];
    const other = await server.createOwner({ tier: 'starter' });
    await beginAll([...slow, ...slow].map(({ liveKey }) => [liveKey, `POST ${BATCH}`]));
    const answer = await sendBatch(other, { 'request-timeout-ms': '5000' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<ModerateBatchResponse>().results).toHaveLength(1);
  });

  it('holds no place of a call of another owner', async () => {
    const slow = await Promise.all(Array.from({ length: 12 }, () => server.createOwner({ tier: 'starter' })));
    const other = await server.createOwner({ tier: 'starter' });
    const fourEach = [...slow, ...slow, ...slow, ...slow];
    await beginAll(fourEach.map(({ token }) => [token, 'POST /api/dashboard/config/preview']));
    const answer = await server.get(other.token, '/api/dashboard/overview');
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('is refused with 408 when it is not complete at the deadline of its call', async () => {
    const { liveKey } = await server.createOwner();
    for (const path of [BATCH, '/v1/moderate']) {
      const heard = await begin(liveKey, `POST ${path}`, 'request-timeout-ms: 100\r\n').heard;
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(heard).toContain('The body did not arrive in the time of the call');
    }
  });

  it('is one of a few that an account may have under way', async () => {
    const { liveKey } = await server.createOwner({ tier: 'starter' });
    await beginAll(Array.from({ length: 8 }, () => [liveKey, `POST ${BATCH}`]));
    expect((await server.post(liveKey, BATCH, { messages: [LINE] })).statusCode).toBe(429);
    const [first] = open;
    first?.end();
    await expect
      .poll(async () => (await server.post(liveKey, BATCH, { messages: [LINE] })).statusCode)
      .toBe(200);
  });

  it('gets its answer when it arrives in several pieces', async () => {
    const { liveKey } = await server.createOwner();
    const { socket, heard } = begin(liveKey, 'POST /v1/moderate', 'connection: close\r\n');
    const rest = JSON.stringify(LINE).slice(1).padEnd(999);
    for (let from = 0; from < rest.length; from += 200) {
      await new Promise((resolve) => socket.write(rest.slice(from, from + 200), resolve));
    }
    expect(await heard).toMatch(/^HTTP\/1\.1 200 /);
  });
});
