import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Verdict } from '~/contract/api.gen';
import type { JudgingContext } from '~/server/ai/decide';
import { createDeadline } from '~/server/deadline';
import type { ModerationInput } from '~/server/moderation/types';
import { createJudging } from '~/server/services/judging';
import { toModerateResponse } from '~/server/services/messageAnswers';
import { createPendingMessages } from '~/server/services/pendingMessages';
import type { IngestContext } from '~/server/store/repositories/ingest';

setFlagsFromString('--allow-natives-syntax');
const haveSameHiddenClass = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (
  a: object,
  b: object,
) => boolean;

const createRequest = () => ({ message: 'gg wp', player_name: 'Steve', player_uuid: randomUUID() });
const createVerdict = (): Verdict => ({
  final_action: 'none',
  recommended_action: 'none',
  category: null,
  severity: 0,
  confidence: 1,
  reasoning: 'Nothing was found.',
  rule: null,
  filtered: true,
  needs_review: false,
  decided_by: 'pre_filter',
});
const createJudgedMessage = () => ({
  id: randomUUID(),
  createdAt: new Date(),
  decision: { verdict: createVerdict(), aiCalls: 0, aiCostMicros: 0 },
  processingTimeMs: 1,
});
const context = {
  account: { id: 'owner' },
  config: {},
  serverConfigs: new Map(),
  listEntries: [],
  mode: 'live',
} as unknown as IngestContext;

/** Judges a message and returns what the rules and the AI get of it. */
async function judge(): Promise<{ input: ModerationInput; options: JudgingContext }> {
  let given: { input: ModerationInput; options: JudgingContext } | undefined;
  const { judgeAll } = createJudging({
    store: {} as never,
    clock: { now: () => new Date() },
    spending: { count: () => undefined, hasBudget: () => true } as never,
    decide: (input, options) => {
      given = { input, options };
      return Promise.resolve({ verdict: createVerdict(), aiCalls: 0, aiCostMicros: 0 });
    },
  });
  const line = { request: createRequest(), conversation: { recent: [] } };
  await judgeAll(context, [line], { deadline: createDeadline(1_000) });
  if (given === undefined) throw new Error('The message was not judged.');
  return given;
}

/** Objects until a spread is hot: in Node 20.20 five are too few and fifty are enough. */
const WARM_UP = 100;

// V8 gives each object its own hidden class where a property follows a hot spread. With one, or with a getter in a
// literal, a message and its answer were promoted and stayed until a full garbage collection.
test.each<[string, () => object | Promise<object>]>([
  ['pending messages', () => createPendingMessages().add('owner', createRequest()).message],
  ['inputs of the rules', async () => (await judge()).input],
  ['contexts of the rules', async () => (await judge()).options],
  [
    'answers',
    () => toModerateResponse(createRequest(), createJudgedMessage(), { mode: 'live', stored: true }),
  ],
])('%s share a hidden class and have no getter', async (_name, create) => {
  for (let n = 0; n < WARM_UP; n += 1) await create();
  const [one, other] = [await create(), await create()];
  expect(haveSameHiddenClass(one, other)).toBe(true);
  expect(
    Object.entries(Object.getOwnPropertyDescriptors(one)).filter(([, { get }]) => get !== undefined),
  ).toEqual([]);
});
