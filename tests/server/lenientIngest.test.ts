import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LogPage, ModerateResponse, Problem } from '~/contract/api.gen';
import { createChatLinesReader } from '~/server/http/chatLines';
import { readContract } from '~/server/http/contract';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const PLAYER_UUID = '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55';
const createLine = (changes: object = {}): object => ({
  message: 'anyone trading diamonds?',
  player_name: 'mossy_fox',
  player_uuid: PLAYER_UUID,
  ...changes,
});

describeOnBothStores('whatever a game can send', (server) => {
  const post = (owner: TestOwner, url: string, payload: string | Buffer) =>
    server().post(owner.liveKey, url, payload, { headers: { 'content-type': 'application/json' } });
  const one = async (owner: TestOwner, value: object) =>
    post(owner, '/v1/moderate', JSON.stringify({ ...createLine(), ...value }));
  const batch = async (owner: TestOwner, messages: readonly unknown[]) =>
    post(owner, '/v1/moderate/batch', JSON.stringify({ messages }));
  const logs = async (owner: TestOwner) => {
    const answer = await server().get(owner.token, '/api/dashboard/logs?limit=100');
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<LogPage>();
  };

  const insult = 'you are such an idi%ot';
  it.each([
    ['U+0085', '\u0085', ''],
    ['a bell', '\u0007', ''],
    ['NUL', '\0', ''],
    ['a lone high surrogate', '\ud800', ''],
    ['a lone low surrogate', '\udc00', ''],
    ['a zero width space', '\u200b', '\u200b'],
    ['an unassigned code point', '\u0378', '\u0378'],
    ['a private code point', '\ue000', '\ue000'],
    ['a noncharacter', '\uffff', '\uffff'],
  ])('an insult with %s in it is judged as an insult', async (_what, character, stored) => {
    const owner = await server().createOwner();
    for (const answer of [
      (await one(owner, { message: insult.replace('%', character) })).json<ModerateResponse>(),
      (await batch(owner, [createLine({ message: insult.replace('%', character) })])).json<{
        results: ModerateResponse[];
      }>().results[0],
    ]) {
      expect(answer).toMatchObject({ category: 'harassment', final_action: 'warn' });
    }
    const { logs: rows } = await logs(owner);
    expect(rows.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => insult.replace('%', stored)),
    );
  });

  it('bytes that are not UTF-8 are judged', async () => {
    const owner = await server().createOwner();
    const text = JSON.stringify(createLine({ message: insult }));
    const [before = '', after = ''] = text.split('%');
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]);
    const answer = await post(owner, '/v1/moderate', bytes);
    expect(answer.json()).toMatchObject({ category: 'harassment', final_action: 'warn' });
  });

  it('any non-empty text, of any code units, gets a verdict', async () => {
    const owner = await server().createOwner();
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 512 });
    const texts = fc.sample(units, { seed: 20_261_122, numRuns: 100 });
    const answer = await batch(
      owner,
      texts.map((codes) =>
        createLine({ message: String.fromCharCode(...codes), player_name: String.fromCharCode(...codes) }),
      ),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const { results } = answer.json<{ results: (ModerateResponse | Problem)[] }>();
    expect(results.filter((result) => 'detail' in result)).toEqual([]);
    expect((await logs(owner)).total).toBe(100);
  });

  it('line breaks and tabs become spaces', async () => {
    const owner = await server().createOwner();
    expect((await one(owner, { message: 'who\r\nhas\ttorches?' })).statusCode).toBe(200);
    expect((await logs(owner)).logs[0]?.message).toBe('who has torches?');
  });

  it.each(['\0', '\ud83d', '\u0085\u0085'])('a message of nothing but %j is judged', async (message) => {
    const owner = await server().createOwner();
    expect((await one(owner, { message })).statusCode).toBe(200);
    expect((await logs(owner)).logs[0]?.message).toBe('\uFFFD');
  });

  it('names are repaired and cut, never inside a character', async () => {
    const owner = await server().createOwner();
    const answer = await one(owner, {
      player_name: `a\0b${'👩‍👩‍👧‍👦'.repeat(20)}`,
      server: `x\ud800${'👍🏽'.repeat(60)}`,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await logs(owner)).logs[0]).toMatchObject({
      player_name: `ab${'👩‍👩‍👧‍👦'.repeat(5)}`,
      server: `x${'👍🏽'.repeat(31)}`,
    });
  });

  it('a player without a name is named by the beginning of the uuid', async () => {
    const owner = await server().createOwner();
    expect((await one(owner, { player_name: '' })).statusCode).toBe(200);
    expect((await logs(owner)).logs[0]?.player_name).toBe(PLAYER_UUID.slice(0, 8));
  });

  it('null for an optional member means the same as its absence', async () => {
    const owner = await server().createOwner();
    const answer = await one(owner, { server: null, message_id: null, sent_at: null });
    expect(answer.json()).toMatchObject({ message_id: null });
    expect((await logs(owner)).logs[0]).toMatchObject({ server: null, sent_at: null });
  });

  it('a uuid without dashes, or in capitals, is the same player', async () => {
    const owner = await server().createOwner();
    for (const id of [PLAYER_UUID, PLAYER_UUID.replaceAll('-', ''), PLAYER_UUID.toUpperCase()]) {
      expect((await one(owner, { player_uuid: id })).statusCode).toBe(200);
    }
    const { logs: rows } = await logs(owner);
    expect(new Set(rows.map((row) => row.player_uuid))).toEqual(new Set([PLAYER_UUID]));
  });

  it.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])(
    'a time that its offset moves out of the calendar, %s, counts as absent',
    async (sent_at) => {
      const owner = await server().createOwner();
      const answer = await one(owner, { sent_at });
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await logs(owner)).logs[0]).toMatchObject({ sent_at: null });
    },
  );

  it.each(['0000-02-29T12:00:00Z', '0000-12-31T23:59:59.999+02:00', '0001-01-01T00:00:00+14:00'])(
    "a time in the year 0, which is not in the database's calendar, counts as absent: %s",
    async (sent_at) => {
      const owner = await server().createOwner();
      const insult = { message: 'you are such an idiot', message_id: 'in the year 0', sent_at };
      expect((await one(owner, insult)).json()).toMatchObject({ final_action: 'warn', stored: true });
      expect((await batch(owner, [createLine(), createLine({ sent_at })])).json()).toMatchObject({
        results: [{ stored: true }, { stored: true }],
      });
      expect((await logs(owner)).logs.map((entry) => entry.sent_at)).toEqual([null, null, null]);
    },
  );

  it('members that the contract does not name are ignored', async () => {
    const owner = await server().createOwner();
    const text = JSON.stringify(createLine()).slice(1);
    const unknown =
      '"__proto__":{"message":"x"},"constructor":{"prototype":{}},"\\ud800":1,"world":{"a":[1]}';
    for (const [url, body] of [
      ['/v1/moderate', `{${unknown},${text}`],
      ['/v1/moderate/batch', `{${unknown},"messages":[{${unknown},${text}]}`],
    ] as const) {
      expect((await post(owner, url, body)).statusCode, url).toBe(200);
    }
    expect((await logs(owner)).logs.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => 'anyone trading diamonds?'),
    );
  });

  it('a message_id may hold any text, and two that are too long remain different', async () => {
    const owner = await server().createOwner();
    const long = 'survival/'.repeat(20);
    for (const message_id of ['a b', 'сервер-1/7', 'a\0c', `${long}1`, `${long}2`]) {
      expect((await one(owner, { message_id })).json(), message_id).toMatchObject({ duplicate: false });
      expect((await one(owner, { message_id })).json(), message_id).toMatchObject({ duplicate: true });
    }
    expect((await logs(owner)).total).toBe(5);
  });

  it('a number as message_id that has lost its last digits refuses no message', async () => {
    const owner = await server().createOwner();
    for (const [id, message] of [
      ['9007199254740992', 'one'],
      ['9007199254740993', 'two'],
    ]) {
      const text = JSON.stringify(createLine({ message })).replace('{', `{"message_id":${id},`);
      const answer = await post(owner, '/v1/moderate', text);
      expect(answer.json(), answer.body).toMatchObject({ duplicate: false, message_id: null });
    }
    expect((await logs(owner)).total).toBe(2);
  });

  it('a bad message of a batch gets a problem in its place and affects no other', async () => {
    const owner = await server().createOwner();
    const good = createLine({ message: insult.replace('%', '') });
    const bad: readonly (readonly [unknown, RegExp])[] = [
      [createLine({ message: '' }), /message must not be empty/],
      [createLine({ message: 'x'.repeat(513) }), /message must have at most 512 characters/],
      [createLine({ message: 7 }), /message must be text/],
      [createLine({ player_uuid: 'notch' }), /player_uuid must be a UUID/],
      [{ message: 'hi' }, /player_name is missing/],
      ['hello', /message must be an object/],
      [null, /message must be an object/],
    ];
    const answer = await batch(
      owner,
      bad.flatMap(([value]) => [good, value]),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const { results } = answer.json<{ results: (ModerateResponse | Problem)[] }>();
    expect(results).toHaveLength(bad.length * 2);
    bad.forEach(([, words], n) => {
      expect(results[2 * n]).toMatchObject({ final_action: 'warn', duplicate: false });
      expect(results[2 * n + 1]).toMatchObject({
        status: 400,
        title: 'Bad Request',
        detail: expect.stringMatching(words) as string,
      });
    });
    expect((await logs(owner)).total).toBe(bad.length);
  });

  it('a batch of bad messages alone is answered, and stores nothing', async () => {
    const owner = await server().createOwner();
    const answer = await batch(owner, [createLine({ message: '' }), 7]);
    expect(answer.json()).toMatchObject({ results: [{ status: 400 }, { status: 400 }] });
    expect((await logs(owner)).total).toBe(0);
  });

  it('a message_id twice in a batch stores one message; a second message under it is refused alone', async () => {
    const owner = await server().createOwner();
    const message_id = randomUUID();
    const answer = await batch(owner, [
      createLine({ message_id }),
      createLine({ message_id }),
      createLine({ message_id, message: 'gg' }),
    ]);
    const { results } = answer.json<{ results: ModerateResponse[] }>();
    expect(results).toMatchObject([{ duplicate: false }, { duplicate: true }, { status: 409 }]);
    expect(results[1]?.id).toBe(results[0]?.id);
    expect((await logs(owner)).total).toBe(1);
  });

  it.each([
    ['as it is', (text: string) => text],
    [
      'with every character escaped',
      (text: string) => text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`),
    ],
  ])('a batch of a hundred messages of 512 characters fits, %s', async (_how, write) => {
    const owner = await server().createOwner();
    const messages = Array.from({ length: 100 }, (_, n) =>
      createLine({
        message: '𝕏'.repeat(512),
        player_name: '🦊'.repeat(40),
        server: '🌲'.repeat(64),
        message_id: `${n}-`.padEnd(128, '🌋').slice(0, 126),
        sent_at: '2026-11-20T21:04:11.000Z',
      }),
    );
    const answer = await post(owner, '/v1/moderate/batch', write(JSON.stringify({ messages })));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.json<{ results: ModerateResponse[] }>().results.every(({ id }) => id)).toBe(true);
  });
});

it('a batch of too many messages is refused before any of them is read', () => {
  let reads = 0;
  const message = {
    get message() {
      reads += 1;
      return 'anyone trading diamonds?';
    },
  };
  const hook = createChatLinesReader(readContract());
  const request = { body: { messages: Array.from({ length: 101 }, () => message) } };
  hook.call({} as never, request as never, {} as never, () => undefined);
  expect(reads).toBe(0);
});
