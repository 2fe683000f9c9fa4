import { once } from 'node:events';
import { Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../support/useTestServer';
import type { TestOwner } from '../support/server';

describe('answers to a caller that accepts compression', () => {
  const server = useTestServer({ store: 'postgres' });
  let owner: TestOwner;
  const batch = {
    messages: Array.from({ length: 20 }, (_, n) => ({
      message: `is the shop at the arena open? ${n}`,
      player_name: 'ivy_lantern',
      player_uuid: '7505a956-f469-46e1-8d04-dd7c93b4ae26',
    })),
  };
  const sendBatch = (headers = {}) => server.post(owner.liveKey, '/v1/moderate/batch', batch, { headers });
  const get = (url: string, encoding?: string) =>
    server.get(owner.token, url, { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

  beforeAll(async () => {
    owner = await server.createOwner();
    expect((await sendBatch()).statusCode).toBe(200);
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('a page of the log comes in %s, at most a quarter as long', async (encoding, decompress) => {
    const plain = await get('/api/dashboard/recent-logs');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, rawPayload } = await get('/api/dashboard/recent-logs', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it.each(['csv', 'json'])('an export as %s is compressed while it is read', async (format) => {
    const url = `/api/dashboard/logs/export?format=${format}`;
    const plain = await get(url);
    const { headers, rawPayload } = await get(url, 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ['gzip', createGunzip],
    ['br', createBrotliDecompress],
  ] as const)(
    'a row of an export that has been read arrives in %s before the next',
    async (encoding, create) => {
      const rows = new Readable({ read: () => undefined });
      vi.spyOn(server.services.logs, 'export').mockResolvedValueOnce(rows);
      rows.push('first row\n');
      const answer = await server.call(owner.token, {
        method: 'GET',
        url: '/api/dashboard/logs/export',
        headers: { 'accept-encoding': encoding },
        payloadAsStream: true,
      });
      const file = answer.stream().pipe(create());
      const [first] = (await once(file, 'data')) as [Buffer];
      expect(first.toString()).toBe('first row\n');
      rows.push(null);
      await once(file, 'end');
    },
  );

  it('a short answer is sent as it is', async () => {
    const { headers } = await get('/v1/auth/me', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('verdicts are sent as they are, because a game server waits for them', async () => {
    const { headers, rawPayload } = await sendBatch({ 'accept-encoding': 'gzip' });
    expect(rawPayload.length).toBeGreaterThan(1_024);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
