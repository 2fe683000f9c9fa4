import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ModerateResponse, Problem } from '~/contract/api.gen';
import { describeOnBothStores } from '../support/stores';

const SEED = 20_261_123;
const LINES = 120;

const awkward = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\ud83d',
  '\u202ehsilgne\u202c',
  '\u2066a\u2069',
  '\u200b\u200d\ufeff',
  '\u0085',
  '\r\n\t',
  ' ',
  '👩‍👩‍👧‍👦'.repeat(40),
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'Z̷̢̛̤'.repeat(90),
  'ﷺ'.repeat(512),
  '\uffff\ufffe\ue000\u0378',
  '§k§lyou are such an idi§kot',
  'ı̇İſK',
  'join 203.0.113.7:25565 now 👍🏽',
  '𝓳𝓸𝓲𝓷 𝓹𝓵𝓪𝔂.𝓯𝓻𝓮𝓮𝓻𝓪𝓷𝓴.𝓮𝔁𝓪𝓶𝓹𝓵𝓮',
  '007',
  '1e999',
  'NaN',
  '__proto__',
  '\\u0000',
  "'); drop table messages; --",
);
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 120 })
  .map((codes) => String.fromCharCode(...codes));
const text = fc.oneof(awkward, units, fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }));
/** Members that a game may send as a number, or not at all. */
const loose = fc.oneof(text, fc.integer(), fc.double(), fc.constantFrom(null, undefined, true, [], {}));

const lines = fc.record({
  message: text.map((one) => Array.from(one).slice(0, 512).join('')),
  player_name: fc.oneof(text, fc.integer()),
  player_uuid: fc.uuid().map((id, n = id.charCodeAt(0)) => (n % 2 === 0 ? id : id.replaceAll('-', ''))),
  server: loose,
  sent_at: fc.oneof(
    loose,
    fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  ),
});

/** Different ids that look alike once they are cleaned, cut or read as numbers. */
const LOOK_ALIKES: readonly unknown[] = [
  'a b',
  'a\tb',
  'ab',
  'a\0b',
  '\0',
  '\ud800',
  '\udc00',
  '\uFFFD',
  ...['1', '2', '\0', '\ud800', '\udc00'].map((end) => `${'survival/'.repeat(20)}${end}`),
  'é',
  'e\u0301',
  -1,
  0.5,
  9_007_199_254_740_991,
];

describeOnBothStores('any line that a game can send', (server) => {
  it('gets a verdict and is stored once, alone, in batches and repeated, all at once', async () => {
    const owner = await server().createOwner();
    const messages = fc.sample(lines, { seed: SEED, numRuns: LINES }).map((line, n) => ({
      ...line,
      message_id: LOOK_ALIKES[n] ?? `${n} ${Array.from(line.message).slice(0, 200).join('')}`,
    }));
    const post = (url: string, payload: unknown) =>
      server().call(owner.liveKey, {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
    const one = async (n: number) => {
      const answer = await post('/v1/moderate', messages[n]);
      expect(answer.statusCode, `${JSON.stringify(messages[n])} ${answer.body}`).toBe(200);
      return [[n, answer.json<ModerateResponse>()]] as const;
    };
    const batch = async (numbers: readonly number[]) => {
      const answer = await post('/v1/moderate/batch', { messages: numbers.map((n) => messages[n]) });
      expect(answer.statusCode, answer.body).toBe(200);
      const { results } = answer.json<{ results: (ModerateResponse | Problem)[] }>();
      return results.map((result, at) => {
        const n = numbers[at] as number;
        expect('detail' in result ? result.detail : '', JSON.stringify(messages[n])).toBe('');
        return [n, result as ModerateResponse] as const;
      });
    };
    const all = messages.map((_, n) => n);
    const round = () => [
      ...all.flatMap((n) => [one(n), one(n)]),
      batch(all.slice(0, 70)),
      batch(all.slice(50).toReversed()),
      batch([...all.slice(0, 40), ...all.slice(0, 40)]),
    ];
    const answers = (await Promise.all([...round(), ...round()])).flat();
    const rows = await server()
      .store.db.selectFrom('messages')
      .select('id')
      .where('account_id', '=', owner.id)
      .execute();
    const collectIds = (n: number) => new Set(answers.flatMap(([at, { id }]) => (at === n ? [id] : [])));
    expect(all.filter((n) => collectIds(n).size !== 1)).toEqual([]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(all.flatMap((n) => [...collectIds(n)]).toSorted());
    expect(answers.filter(([, { duplicate }]) => !duplicate)).toHaveLength(LINES);
  });
});
