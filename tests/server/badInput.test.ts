import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { describeOnBothStores } from '../support/stores';
import type { TestServer } from '../support/server';

const player = { player_name: 'mossy_fox', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
const good = { ...player, message: 'anyone trading diamonds?' };

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Each body of a moderation call that the server must refuse, and the words that its answer must hold. */
const REFUSED: readonly [what: string, body: string, status: number, names: RegExp][] = [
  ['malformed JSON', '{"message": "hi"', 400, /not valid JSON/],
  ['no body at all', '', 400, /empty/],
  ['a number for a message', toJson({ ...good, message: 7 }), 400, /message must be text/],
  ['null for a message', toJson({ ...good, message: null }), 400, /message must be text/],
  ['a list for a body', toJson([good]), 400, /body must be an object/],
  ['a string for a body', toJson('hello'), 400, /body must be an object/],
  ['null for a body', 'null', 400, /body must be an object/],
  ['a missing message', toJson(player), 400, /message is missing/],
  ['an empty message', toJson({ ...good, message: '' }), 400, /message must not be empty/],
  ['a message of 513 characters', toJson({ ...good, message: 'x'.repeat(513) }), 400, /at most 512/],
  ['a message of a megabyte', toJson({ ...good, message: 'x'.repeat(1_048_576) }), 413, /65,536 bytes/],
  ['a message of 70 kB', toJson({ ...good, message: 'é'.repeat(35_000) }), 413, /65,536 bytes/],
  ['a uuid that is none', toJson({ ...good, player_uuid: 'notch' }), 400, /player_uuid must be a UUID/],
  ['NaN', '{"message":NaN}', 400, /not valid JSON/],
];

async function readStoredCounts(server: TestServer): Promise<unknown> {
  const result = await sql`select (select count(*) from messages) as messages,
    (select coalesce(sum(messages), 0) from hourly_totals) as counted,
    (select count(*) from message_receipts) as receipts`.execute(server.store.db);
  return result.rows[0];
}

describeOnBothStores('input that breaks the contract', (server) => {
  it.each(REFUSED)(
    '%s is refused with a reason and nothing is stored',
    async (_what, body, status, names) => {
      const owner = await server().createOwner();
      const before = await readStoredCounts(server());
      const answer = await server().post(owner.liveKey, '/v1/moderate', body, {
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.json()).toMatchObject({ status, detail: expect.stringMatching(names) as string });
      expect(await readStoredCounts(server())).toEqual(before);
    },
  );

  it.each([
    ['bytes that are not UTF-8', Buffer.from('{"name":"\xff","prefix":"sk_test"}', 'latin1'), /UTF-8/],
    ['NUL', '{"name":"a\\u0000b","prefix":"sk_test"}', /NUL/],
    ['a lone surrogate', '{"name":"a\\ud800b","prefix":"sk_test"}', /Unicode/],
    ['a lone surrogate in a key', '{"\\ud800":1,"name":"a","prefix":"sk_test"}', /Unicode/],
    ['a control character', '{"name":"a\\u0007b","prefix":"sk_test"}', /control characters/],
    ['__proto__', '{"__proto__":{"name":"x"},"name":"a","prefix":"sk_test"}', /not valid JSON/],
  ])("%s is refused in an owner's text, though a message is cleaned of it", async (_what, payload, names) => {
    const owner = await server().createOwner();
    const answer = await server().post(owner.token, '/v1/account/keys', payload, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(names) as string });
  });

  it('a body that is nested ten thousand times and holds an escape is read as JSON', async () => {
    const owner = await server().createOwner();
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const payload = `{"description":"\\u0041","prefix":"sk_test","added_later":${deep}}`;
    const answer = await server().post(owner.token, '/v1/account/keys', payload, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({ status: 400, detail: 'name is missing.' });
  });

  it('a body that is not JSON is refused with that reason', async () => {
    const owner = await server().createOwner();
    const answer = await server().post(owner.liveKey, '/v1/moderate', 'hello', {
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['/v1/moderate', '/v1/moderate/batch'])(
    'a compressed body to %s is refused as such',
    async (url) => {
      const owner = await server().createOwner();
      const answer = await server().post(owner.liveKey, url, gzipSync('{"message":"gg"}'), {
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.headers['accept-encoding']).toBe('identity');
      expect(answer.json<{ detail: string }>().detail).toContain('Content-Encoding');
    },
  );

  it.each([
    ['limit=-1', /limit must be 1 or more/],
    ['limit=101', /limit must be 100 or less/],
    ['limit=ten', /limit must be a whole number/],
    ['limit=1.5', /limit must be a whole number/],
    ['offset=-1', /offset must be 0 or more/],
    ['offset=9007199254740992', /offset must be 2147483647 or less/],
    ['filter=delete', /filter must be one of/],
    ['startDate=yesterday', /startDate must be a day/],
    ['startDate=2026-02-30', /startDate must be a day/],
    ['player=%00', /player/],
    ['startDate=2026-11-20&endDate=2026-11-01', /after the end date/],
  ])('the log query %s is refused and says why', async (query, names) => {
    const owner = await server().createOwner();
    const answer = await server().get(owner.token, `/api/dashboard/logs?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(names) as string });
  });

  it('a call without its required body is refused', async () => {
    const owner = await server().createOwner();
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const answer = await server().post(owner.token, '/v1/account/keys', undefined, { headers });
      expect(answer.statusCode).toBe(headers['content-type'] === 'text/plain' ? 415 : 400);
    }
  });

  it('an operation without a body ignores a sent one', async () => {
    const owner = await server().createOwner();
    const empty = { headers: { 'content-type': 'application/json' }, payload: '' };
    const nonsense = { headers: { 'content-type': 'text/plain' }, payload: 'x'.repeat(70_000) };
    for (const sent of [empty, nonsense]) {
      const answer = await server().post(owner.token, '/v1/subscriptions/cancel', undefined, { ...sent });
      expect(answer.statusCode).toBe(200);
    }
  });

  it.each(['urn:uuid:8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55', 'x'.repeat(250)])(
    "an id such as %s, which the database can't hold, is refused",
    async (id) => {
      const owner = await server().createOwner();
      const answer = await server().get(owner.token, `/api/dashboard/player/${id}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('a path that cannot be decoded is a 400 problem', async () => {
    const answer = await server().get(undefined, '/v1/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it.each(['/%', '/players/%ED%A0%80', '/logs/%E0%A4%A?limit=25'])(
    'a visitor of %s, which cannot be decoded, gets the landing page, as at every unknown path',
    async (path) => {
      const answer = await server().get(undefined, path);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('/');
    },
  );

  it.each([
    ['/v1/auth/verify-email', {}, 'This verification link is invalid'],
    ['/v1/auth/reset-password', { new_password: 'Lantern42b' }, 'This password reset link is invalid'],
  ])('%s says of a token that is far too long what it says of an unknown one', async (path, body, words) => {
    const answer = await server().post(undefined, path, { ...body, token: 'x'.repeat(5_000) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ detail: string }>().detail).toContain(words);
  });

  it('messages in any script, with emoji and colour codes, are accepted', async () => {
    const owner = await server().createOwner();
    for (const message of ['спасибо 👍🏽', '§6gold §rtext', 'こんにちは', '‏مرحبا', '𝓱𝓲']) {
      const answer = await server().post(owner.liveKey, '/v1/moderate', { ...player, message });
      expect(answer.statusCode, message).toBe(200);
    }
    const logs = await server().get(owner.token, '/api/dashboard/logs');
    expect(logs.json<{ logs: { message: string }[] }>().logs.map((log) => log.message)).toContain(
      'спасибо 👍🏽',
    );
  });
});
