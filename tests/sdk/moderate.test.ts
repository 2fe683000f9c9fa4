import { inspect } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import type { ModerateRequest } from '~/contract/api.gen';
import { createTorchward, type Torchward, TorchwardError, type TorchwardOptions } from '~/sdk/index';
import {
  createVerdict,
  readLines,
  sendJson,
  sendProblem,
  sendVerdicts,
  startScriptedService,
} from './scriptedService';

const KEY = 'sk_live_key';
const createLine = (message: string): ModerateRequest => ({
  message,
  player_name: 'mossy_fox',
  player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
  server: 'survival-1',
});

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A client, and the service that it calls. */
async function connect(
  answer: Parameters<typeof startScriptedService>[0],
  options: Partial<TorchwardOptions> = {},
): Promise<{ client: Torchward; service: Awaited<ReturnType<typeof startScriptedService>> }> {
  const service = await startScriptedService(answer);
  const client = createTorchward({ url: service.url, key: KEY, ...options });
  cleanups.push(() => client.close(0), service.stop);
  return { client, service };
}

it('sends lines of the same moment in one call, and answers each with its own verdict', async () => {
  const { client, service } = await connect(sendVerdicts);
  const verdicts = await Promise.all(
    ['a', 'b', 'c'].map((message) =>
      client.moderate({ ...createLine(message), message_id: `id-${message}` }),
    ),
  );
  expect(verdicts.map(({ message_id }) => message_id)).toEqual(['id-a', 'id-b', 'id-c']);
  expect(verdicts.map(({ answered_by }) => answered_by)).toEqual(['service', 'service', 'service']);
  expect(service.calls).toHaveLength(1);
  expect(service.calls[0]).toMatchObject({ method: 'POST', path: '/v1/moderate/batch' });
  expect(service.calls[0]?.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'user-agent': 'torchward-sdk/1.0.0',
    'content-type': 'application/json',
  });
});

it('never puts more than 100 lines into a call', async () => {
  const { client, service } = await connect(sendVerdicts);
  await Promise.all(Array.from({ length: 250 }, (_, index) => client.moderate(createLine(`line ${index}`))));
  const sizes = service.calls.map((call) => readLines(call).length);
  expect(Math.max(...sizes)).toBe(100);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(250);
});

it('gives a line without them an id and the time, and keeps both when it is sent again', async () => {
  let attempts = 0;
  const { client, service } = await connect((call, response) => {
    attempts += 1;
    if (attempts === 1) sendProblem(response, 503, 'Try again.');
    else sendVerdicts(call, response);
  });
  await client.moderate(createLine('hello'));
  const [first, second] = service.calls.map((call) => readLines(call)[0]);
  expect(first?.message_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Math.abs(Date.parse(first?.sent_at ?? '') - Date.now())).toBeLessThan(10_000);
  expect(second).toEqual(first);
});

it('waits as long as Retry-After says before it tries again, and tells of each failure', async () => {
  const times: number[] = [];
  const failures: number[] = [];
  const { client } = await connect(
    (call, response) => {
      times.push(performance.now());
      if (times.length === 1) sendProblem(response, 429, 'Wait.', { 'retry-after': '1' });
      else sendVerdicts(call, response);
    },
    { onFailure: ({ status }) => failures.push(status) },
  );
  expect((await client.moderate(createLine('hello'))).answered_by).toBe('service');
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect(failures).toEqual([429]);
});

it('answers a line itself at the deadline, and hands the late verdict in', async () => {
  let answerLate = () => {};
  let onLateVerdict: TorchwardOptions['onLateVerdict'];
  const late = new Promise((resolve) => {
    onLateVerdict = resolve;
  });
  const { client } = await connect(
    (call, response) => {
      answerLate = () => {
        sendVerdicts(call, response);
      };
    },
    { deadlineMs: 100, onLateVerdict: (verdict) => onLateVerdict?.(verdict) },
  );
  const began = performance.now();
  const verdict = await client.moderate({ ...createLine('hello'), message_id: 'id-1' });
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(verdict).toEqual({
    answered_by: 'client',
    why: 'late',
    message_id: 'id-1',
    final_action: 'none',
    recommended_action: 'none',
    stored: false,
  });
  answerLate();
  expect(await late).toMatchObject({ message_id: 'id-1', final_action: 'warn' });
});

it('tells the service by when it wants the answer', async () => {
  const { client, service } = await connect(sendVerdicts, { deadlineMs: 1_000 });
  await client.moderate(createLine('hello'));
  const asked = Number(service.calls[0]?.headers['request-timeout-ms']);
  expect(asked).toBeGreaterThan(500);
  expect(asked).toBeLessThanOrEqual(800);
  await client.moderate(createLine('hello'), { deadlineMs: Infinity });
  expect(service.calls[1]?.headers).not.toHaveProperty('request-timeout-ms');
});

it('refuses a line with an error that says why when the service does, and no other line with it', async () => {
  const { client } = await connect((call, response) =>
    sendJson(response, {
      results: readLines(call).map(({ message_id, message }) =>
        message === ''
          ? { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'message must not be empty.' }
          : createVerdict(message_id),
      ),
    }),
  );
  const [good, bad] = await Promise.allSettled([
    client.moderate(createLine('hello')),
    client.moderate(createLine('')),
  ]);
  expect(good.status).toBe('fulfilled');
  expect(bad).toMatchObject({
    status: 'rejected',
    reason: { status: 400, message: 'message must not be empty.' },
  });
  const answers = await client.moderateBatch([createLine(''), createLine('hello')]);
  expect(answers[0]).toBeInstanceOf(TorchwardError);
  expect(inspect(answers[0]), 'what a plugin’s console prints').not.toContain('cause');
  expect(answers[1]).toMatchObject({ answered_by: 'service', final_action: 'warn' });
});

it('does not repeat what a key may not do', async () => {
  const { client, service } = await connect((_, response) =>
    sendProblem(response, 401, 'The key is unknown or revoked.'),
  );
  await expect(client.moderate(createLine('hello'))).rejects.toMatchObject({
    status: 401,
    message: 'The key is unknown or revoked.',
    canRetry: false,
  });
  await expect(client.moderateBatch([createLine('hello')])).rejects.toMatchObject({ status: 401 });
  expect(service.calls).toHaveLength(2);
});

it('sends a line again that was answered before it was stored', async () => {
  const { client, service } = await connect((call, response) => {
    sendVerdicts(call, response, service.calls.length > 1);
  });
  const verdict = await client.moderate({ ...createLine('hello'), message_id: 'id-1' });
  expect(verdict.stored).toBe(false);
  await client.close(10_000);
  expect(service.calls.map((call) => readLines(call)[0]?.message_id)).toEqual(['id-1', 'id-1']);
});

it('answers a batch itself when the service can not be reached', async () => {
  const { client, service } = await connect(sendVerdicts, { deadlineMs: 200 });
  await service.stop();
  const lines = Array.from({ length: 150 }, (_, index) => ({
    ...createLine('hello'),
    message_id: `id-${index}`,
  }));
  const answers = await client.moderateBatch(lines);
  expect(answers).toHaveLength(150);
  expect(answers[149]).toMatchObject({ answered_by: 'client', why: 'late', message_id: 'id-149' });
  cleanups.pop();
});

it('bounds what waits, and answers the rest at once', async () => {
  const { client } = await connect(() => undefined, { deadlineMs: 60_000 });
  for (let count = 0; count < 10_000; count += 1) void client.moderate(createLine('hello'));
  expect(await client.moderate(createLine('one more'))).toMatchObject({
    answered_by: 'client',
    why: 'crowded',
  });
});

it('answers what is open when it is closed', async () => {
  const { client } = await connect(() => undefined);
  const open = client.moderate(createLine('hello'));
  await client.close(50);
  expect(await open).toMatchObject({ answered_by: 'client', why: 'closed' });
  expect(await client.moderate(createLine('hello'))).toMatchObject({ why: 'closed' });
});

it.each([
  [{ url: 'torchward.example' }, 'url must be the address'],
  [{ key: '' }, 'key must be an API key'],
  [{ key: 'sk_live_\n' }, 'key must be an API key'],
  [{ deadlineMs: -1 }, 'deadlineMs must be a number of milliseconds, 0 or more'],
  [{ keepTryingMs: NaN }, 'keepTryingMs must be a number of milliseconds, 0 or more'],
])('refuses the option %o', (options, message) => {
  expect(() => createTorchward({ url: 'http://localhost', key: KEY, ...options })).toThrow(message);
});

it('takes undefined for whatever may be left out, as a plugin has it of a setting that is not set', async () => {
  const { client, service } = await connect(sendVerdicts, { deadlineMs: undefined, onFailure: undefined });
  const unset = { server: undefined, channel: undefined, message_id: undefined, sent_at: undefined };
  await client.moderate({ ...createLine('hello'), ...unset }, { deadlineMs: undefined });
  const [sent] = service.calls.flatMap(readLines);
  expect(sent?.message_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent?.sent_at).toMatch(/Z$/);
  expect(sent).not.toHaveProperty('server');
});

/** Answers as the service does where the whole body is too large, or holds what it can't take. */
const refuseCallsWith =
  (refused: string): Parameters<typeof startScriptedService>[0] =>
  (call, response) => {
    if (!readLines(call).some(({ message }) => message === refused)) sendVerdicts(call, response);
    else sendProblem(response, 413, 'The body may have at most 1,048,576 bytes. Send less at once.');
  };

it.each([
  { fault: 'makes the call too large', line: createLine('a book'), status: 413 },
  { fault: 'is no JSON', line: { ...createLine('hello'), player_id: 1n }, status: 400 },
])('a line that $fault is refused alone, and every other of its call is judged', async ({ line, status }) => {
  const { client } = await connect(refuseCallsWith('a book'));
  const lines = [...Array.from({ length: 6 }, (_, index) => createLine(`line ${index}`)), line];
  const single = await Promise.allSettled(lines.map((each) => client.moderate(each)));
  expect(single.map((each) => each.status)).toEqual([...Array<string>(6).fill('fulfilled'), 'rejected']);
  expect(single.at(-1)).toMatchObject({ reason: { status, canRetry: false } });
  const answers = await client.moderateBatch(lines);
  expect(answers.slice(0, 6)).toEqual(
    Array.from({ length: 6 }, () => expect.objectContaining({ answered_by: 'service' }) as object),
  );
  expect(answers.at(-1)).toBeInstanceOf(TorchwardError);
});

const UNANSWERED = '{"action":null,"results":null,"decisions":null,"decision_id":null}';

it.each(['{}', UNANSWERED, 'null', '[]', '"maintenance"', '<h1>maintenance</h1>'])(
  'an answer of %s, which is not of the service, is an error that says so',
  async (body) => {
    const { client } = await connect((_, response) => void response.end(body));
    const fault = { status: 200, message: expect.stringContaining('Check the address') as string };
    await expect(client.moderate(createLine('hello'))).rejects.toMatchObject(fault);
    await expect(client.moderateBatch([createLine('hello')])).rejects.toMatchObject(fault);
    await expect(client.decisions().next()).rejects.toMatchObject(fault);
    await expect(client.reportDecision('a', { result: 'failed' })).rejects.toMatchObject(fault);
  },
);

it('a line without an answer beside an answered one is an error of its own', async () => {
  const verdict = { action: 'none', confidence: 1, reason: '' };
  const { client } = await connect(
    (_, response) => void response.end(JSON.stringify({ results: [verdict, null] })),
  );
  const answers = await client.moderateBatch([createLine('hello'), createLine('hi')]);
  expect(answers).toMatchObject([{ answered_by: 'service' }, { message: 'The line was not answered.' }]);
});
