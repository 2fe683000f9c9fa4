import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LogEntry, LogPage, ModerateResponse, ReviewDetails } from '~/contract/api.gen';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '~/server/clock';
import { moderateLocally } from '~/server/moderation';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';
import { PLAIN_CONFIG } from './moderation/judge';

interface Said {
  message: string;
  player_uuid: string;
  sent_at?: string;
  message_id?: string;
  server?: string;
  channel?: unknown;
}

const BLOCKS = [
  'oak',
  'birch',
  'granite',
  'copper',
  'glass',
  'sandstone',
  'clay',
  'basalt',
  'quartz',
  'moss',
];
/** Builds the nth harmless message. The messages differ in words, because the repetition rule ignores digits. */
const createHarmlessMessage = (n: number): string =>
  `the bridge needs ${BLOCKS[n % 10] ?? ''} and ${BLOCKS[Math.floor(n / 10)] ?? ''}, please pass me some more`;

describeOnBothStores('when a line was said', (server) => {
  const at = (msAgo: number): string => new Date(server().clock.now().getTime() - msAgo).toISOString();
  const body = (said: Said) => ({ player_name: 'mossy_fox', ...said });
  const one = async (owner: TestOwner, said: Said, key = owner.liveKey): Promise<ModerateResponse> => {
    const answer = await server().moderate(key, said);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ModerateResponse>();
  };
  const batch = async (owner: TestOwner, said: readonly Said[]): Promise<ModerateResponse[]> => {
    const answer = await server().post(owner.liveKey, '/v1/moderate/batch', { messages: said.map(body) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ results: ModerateResponse[] }>().results;
  };
  const recommended = (answers: readonly ModerateResponse[]): string[] =>
    answers.map((answer) => answer.recommended_action);
  const none = (count: number): string[] => Array.from({ length: count }, () => 'none');
  const setAutoBan = async (owner: TestOwner): Promise<void> => {
    const config = { ...PLAIN_CONFIG, escalation_enabled: true };
    const saved = await server().put(owner.token, '/api/dashboard/config', config);
    expect(saved.statusCode, saved.body).toBe(200);
  };

  it('two late batches of harmless messages, one a minute, lead to no action at auto_ban', async () => {
    const owner = await server().createOwner();
    await setAutoBan(owner);
    const player_uuid = randomUUID();
    for (const hours of [2, 1]) {
      const lines = Array.from({ length: 10 }, (_, n) => ({
        message: createHarmlessMessage(n),
        player_uuid,
        sent_at: at(hours * 60 * MINUTE_MS - n * MINUTE_MS),
      }));
      expect(recommended(await batch(owner, lines))).toEqual(none(10));
    }
  });

  it('a batch without times is no flood, alone, with another batch, or with later messages', async () => {
    const owner = await server().createOwner();
    await setAutoBan(owner);
    const player_uuid = randomUUID();
    const lines = Array.from({ length: 10 }, (_, n) => ({ message: createHarmlessMessage(n), player_uuid }));
    const same = Array.from({ length: 10 }, () => ({
      message: 'who has spare torches for me?',
      player_uuid,
    }));
    expect(recommended(await batch(owner, lines))).toEqual(none(10));
    expect(recommended(await batch(owner, same))).toEqual(none(10));
    for (const message of [createHarmlessMessage(11), 'who has spare torches for me?']) {
      expect(await one(owner, { message, player_uuid })).toMatchObject({ recommended_action: 'none' });
    }
  });

  it('messages that arrive one by one, late and in quick succession, are judged by when they were said', async () => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    for (let n = 0; n < 10; n += 1) {
      const said = { message: createHarmlessMessage(n), player_uuid, sent_at: at((20 - n) * MINUTE_MS) };
      expect(await one(owner, said)).toMatchObject({ recommended_action: 'none' });
    }
  });

  it('a flood in a batch with times is a flood, however late and in whichever order it arrives', async () => {
    const owner = await server().createOwner();
    for (const daysAgo of [0, 30]) {
      for (const reversed of [false, true]) {
        const player_uuid = randomUUID();
        const lines = Array.from({ length: 10 }, (_, n) => ({
          message: createHarmlessMessage(n),
          player_uuid,
          sent_at: at(daysAgo * DAY_MS + (20 - n) * SECOND_MS),
        }));
        const answers = await batch(owner, reversed ? lines.toReversed() : lines);
        const inOrder = reversed ? answers.toReversed() : answers;
        expect(inOrder.map(({ category }) => category)).toEqual([
          ...Array.from({ length: 6 }, () => null),
          ...Array.from({ length: 4 }, () => 'spam'),
        ]);
      }
    }
  });

  it('a replayed log gets the verdicts of live play', async () => {
    const owner = await server().createOwner();
    const said = [0, 2, 3, 4, 5, 6, 7, 8, 70, 71, 72, 73, 200, 200.5, 201, 260].map((second, n) => ({
      second,
      message: n % 5 < 3 ? 'selling oak logs at the big spawn shop' : createHarmlessMessage(n),
    }));
    const live: ModerateResponse[] = [];
    const player = randomUUID();
    let last = 0;
    for (const { second, message } of said) {
      server().clock.advance((second - last) * SECOND_MS);
      last = second;
      live.push(await one(owner, { message, player_uuid: player }));
    }
    const start = server().clock.now().getTime() - 9 * DAY_MS;
    const timed = said.map(({ second, message }) => ({
      message,
      sent_at: new Date(start + second * SECOND_MS).toISOString(),
    }));
    const judged = ({ category, severity, reasoning }: ModerateResponse) => ({
      category,
      severity,
      reasoning,
    });
    expect(live.some(({ category }) => category === 'spam')).toBe(true);
    const [single, batched] = [randomUUID(), randomUUID()];
    const replayed: ModerateResponse[] = [];
    for (const line of timed) replayed.push(await one(owner, { ...line, player_uuid: single }));
    expect(replayed.map(judged)).toEqual(live.map(judged));
    const results = await batch(
      owner,
      timed.map((line) => ({ ...line, player_uuid: batched })),
    );
    expect(results.map(judged)).toEqual(live.map(judged));
  });

  it('a log replayed in batches, in any order within each, escalates as live play did', async () => {
    const owner = await server().createOwner();
    await setAutoBan(owner);
    const seconds = Array.from({ length: 14 }, (_, n) => n * 90);
    const message = (n: number) => (n % 3 === 2 ? createHarmlessMessage(n) : 'you are such an idiot');
    const acted = ({ recommended_action, final_action, reasoning }: ModerateResponse) => ({
      recommended_action,
      final_action,
      reasoning,
    });
    const live: ModerateResponse[] = [];
    const player_uuid = randomUUID();
    for (const n of seconds.keys()) {
      live.push(await one(owner, { message: message(n), player_uuid }));
      server().clock.advance(90 * SECOND_MS);
    }
    const taken = new Set(live.map(({ final_action }) => final_action));
    expect([...taken].toSorted()).toEqual(['kick', 'mute', 'none', 'warn']);
    for (const size of [1, 5, 14]) {
      const replayed = randomUUID();
      const start = server().clock.now().getTime() - 3 * DAY_MS;
      const lines = seconds.map((second, n) => ({
        message: message(n),
        player_uuid: replayed,
        sent_at: new Date(start + second * SECOND_MS).toISOString(),
      }));
      const answers: ModerateResponse[] = [];
      for (let from = 0; from < lines.length; from += size) {
        const part = await batch(owner, lines.slice(from, from + size).toReversed());
        answers.push(...part.toReversed());
      }
      expect(answers.map(acted)).toEqual(live.map(acted));
    }
  });

  it('a line that arrives late is not escalated by what its player did after saying it', async () => {
    const owner = await server().createOwner();
    await setAutoBan(owner);
    const player_uuid = randomUUID();
    const insult = { message: 'you are such an idiot', player_uuid };
    for (let n = 0; n < 6; n += 1) await one(owner, { ...insult, sent_at: at((30 - n) * MINUTE_MS) });
    const before = await one(owner, { ...insult, sent_at: at(60 * MINUTE_MS) });
    expect(before).toMatchObject({ recommended_action: 'warn' });
    expect(await one(owner, insult)).not.toMatchObject({ recommended_action: 'warn' });
  });

  it.each([
    ['public', 'spam'],
    ['party', 'spam'],
    ['book', null],
    ['sign', null],
    ['a channel of a plugin', 'spam'],
  ] as const)('ten quick lines on the channel %s are %s', async (channel, category) => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    const lines = Array.from({ length: 10 }, (_, n) => ({
      message: createHarmlessMessage(n),
      player_uuid,
      channel,
      sent_at: at((10 - n) * SECOND_MS),
    }));
    expect((await batch(owner, lines)).at(-1)).toMatchObject({ category });
  });

  it('what a player whispers is no repetition of what everyone read', async () => {
    const owner = await server().createOwner();
    const said = { message: 'who has spare torches for me?', player_uuid: randomUUID() };
    for (const channel of ['public', 'private', 'party', 'public', 'private', 'party']) {
      expect(await one(owner, { ...said, channel })).toMatchObject({ category: null });
    }
    await one(owner, said);
    expect(await one(owner, said)).toMatchObject({ category: 'spam' });
  });

  it.each([
    ['private', 'private'],
    ['Party', 'party'],
    ['guild', 'public'],
    [7, 'public'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the channel %j is logged and exported as %j', async (channel, logged) => {
    const owner = await server().createOwner();
    const { id } = await one(owner, { message: 'gg', player_uuid: randomUUID(), channel });
    const entry = await server().read<LogEntry>(owner.token, `/api/dashboard/logs/${id}`);
    expect(entry.channel).toBe(logged);
    const exported = await server().get(owner.token, '/api/dashboard/logs/export?format=csv');
    const [header = '', row = ''] = exported.body.split('\r\n').map((line) => line.split(','));
    expect(row[header.indexOf('channel')]).toBe(logged ?? '');
  });

  it('a reviewer reads around a public line only what was said in public', async () => {
    const owner = await server().createOwner();
    const said = (message: string, channel: string | undefined) =>
      one(owner, { message, player_uuid: randomUUID(), server: 'survival-1', channel });
    await said('in public', undefined);
    await said('whispered', 'private');
    const { id } = await said('i know where you live', 'public');
    const { surroundings } = await server().read<ReviewDetails>(owner.token, `/v1/review/${id}`);
    expect(surroundings?.before.map(({ message }) => message)).toEqual(['in public']);
  });

  it("a late batch does not change how a player's current messages are judged", async () => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    for (let n = 0; n < 5; n += 1) await one(owner, { message: createHarmlessMessage(n), player_uuid });
    await batch(
      owner,
      Array.from({ length: 10 }, (_, n) => ({
        message: createHarmlessMessage(n + 20),
        player_uuid,
        sent_at: at((60 - n) * MINUTE_MS),
      })),
    );
    expect(await one(owner, { message: createHarmlessMessage(6), player_uuid })).toMatchObject({
      category: null,
    });
    expect(await one(owner, { message: createHarmlessMessage(7), player_uuid })).toMatchObject({
      category: 'spam',
    });
  });

  it("a game server's clock may be ahead: the times between its messages count", async () => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    const lines = Array.from({ length: 10 }, (_, n) => ({
      message: createHarmlessMessage(n),
      player_uuid,
      sent_at: at(-(n + 5) * MINUTE_MS),
    }));
    expect(recommended(await batch(owner, lines))).toEqual(none(10));
  });

  it('a repeated call counts as one message', async () => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    const line = { message: 'who has spare torches for me?', player_uuid };
    for (let n = 0; n < 6; n += 1) await one(owner, { ...line, message_id: 'said-once' });
    expect(await one(owner, { ...line, message_id: 'said-twice' })).toMatchObject({ category: null });
  });

  it('a repeated message_id with another time is the same message', async () => {
    const owner = await server().createOwner();
    const line = { message: 'gg', player_uuid: randomUUID(), message_id: 'with-time' };
    const first = await one(owner, { ...line, sent_at: at(MINUTE_MS) });
    const second = await one(owner, { ...line, sent_at: at(0) });
    expect(second).toMatchObject({ id: first.id, duplicate: true });
  });

  it.each([
    ['the time that the caller sends', 3 * MINUTE_MS, 3 * MINUTE_MS],
    ['its arrival at the latest', -DAY_MS, 0],
    ['a week before its arrival at the earliest', 400 * DAY_MS, 7 * DAY_MS],
  ] as const)('the logged time of a message is %s', async (_what, sentAgo, loggedAgo) => {
    const owner = await server().createOwner();
    const { id } = await one(owner, { message: 'gg', player_uuid: randomUUID(), sent_at: at(sentAgo) });
    const entry = await server().read<LogEntry>(owner.token, `/api/dashboard/logs/${id}`);
    expect(entry).toMatchObject({ timestamp: at(0), sent_at: at(loggedAgo) });
  });

  it('a message without a time, or with an unreadable one, was said when it arrived', async () => {
    const owner = await server().createOwner();
    for (const sent_at of [undefined, 'yesterday', '', '2026-13-40T99:99:99Z']) {
      const line = { message: 'gg', player_uuid: randomUUID() };
      await one(owner, sent_at === undefined ? line : { ...line, sent_at });
    }
    const { logs } = await server().read<LogPage>(owner.token, '/api/dashboard/logs');
    expect(logs.map(({ sent_at }) => sent_at)).toEqual([null, null, null, null]);
  });

  it('a reviewer reads the messages around an item in the order in which they were said', async () => {
    const owner = await server().createOwner();
    const said = async (message: string, secondsAgo: number, player_uuid = randomUUID()) =>
      one(owner, { message, player_uuid, server: 'survival-1', sent_at: at(secondsAgo * SECOND_MS) });
    await said('second', 0);
    server().clock.advance(20 * SECOND_MS);
    await said('fourth', 0);
    server().clock.advance(3_000 * SECOND_MS);
    const { id } = await said('i know where you live', 3_010);
    await said('first', 3_030);
    await said('an hour later', 0);
    const { surroundings } = await server().read<ReviewDetails>(owner.token, `/v1/review/${id}`);
    expect(surroundings?.before.map(({ message }) => message)).toEqual(['first', 'second']);
    expect(surroundings?.after.map(({ message }) => message)).toEqual(['fourth']);
  });

  it('a test key also judges flooding by the times at which the lines were said', async () => {
    const owner = await server().createOwner();
    const player_uuid = randomUUID();
    for (let n = 0; n < 10; n += 1) {
      const said = { message: createHarmlessMessage(n), player_uuid, sent_at: at((20 - n) * MINUTE_MS) };
      expect(await one(owner, said, owner.testKey)).toMatchObject({ recommended_action: 'none' });
    }
  });
});

let onQuickJudged: () => void = () => undefined;

describeOnBothStores(
  'a batch whose first line takes longest to judge',
  (server) => {
    it('is logged in the order of its messages', async () => {
      const owner = await server().createOwner();
      const { clock } = server();
      onQuickJudged = () => {
        clock.advance(SECOND_MS);
      };
      const messages = ['slow to judge', 'quick to judge'];
      const answer = await server().post(owner.liveKey, '/v1/moderate/batch', {
        messages: messages.map((message) => ({
          message,
          player_name: 'mossy_fox',
          player_uuid: randomUUID(),
        })),
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const { logs } = await server().read<LogPage>(owner.token, '/api/dashboard/logs');
      expect(logs.map(({ message }) => message)).toEqual(messages.toReversed());
    });
  },
  {
    services: {
      decide: async (input) => {
        const verdict = moderateLocally(input);
        if (input.message.startsWith('slow')) {
          await new Promise<void>((resolve) => {
            const advance = onQuickJudged;
            onQuickJudged = () => {
              advance();
              resolve();
            };
          });
        } else
          setImmediate(() => {
            onQuickJudged();
          });
        return { verdict, aiCalls: 0, aiCostMicros: 0 };
      },
    },
  },
);
