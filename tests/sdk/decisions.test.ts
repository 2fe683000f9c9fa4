import { afterEach, expect, it } from 'vitest';
import type { GameDecision } from '~/contract/api.gen';
import { createTorchward } from '~/sdk/index';
import { sendJson, sendProblem, startScriptedService } from './scriptedService';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function connect(answer: Parameters<typeof startScriptedService>[0]) {
  const service = await startScriptedService(answer);
  const client = createTorchward({ url: service.url, key: 'sk_live_key', userAgent: 'torchward-link/1.0.0' });
  cleanups.push(() => client.close(0), service.stop);
  return { client, service };
}

const createDecision = (id: string): Partial<GameDecision> => ({
  id,
  action: 'kick',
  player_name: 'tunnelrat',
});

it('yields the decisions of each poll in order and goes on with its cursor', async () => {
  const pages = [['1', '2'], ['3']];
  const { client, service } = await connect((_, response) => {
    const page = pages[service.calls.length - 1];
    if (page !== undefined)
      sendJson(response, { decisions: page.map(createDecision), cursor: `after-${page.at(-1)}` });
  });
  const polls: number[] = [];
  const stop = new AbortController();
  const ids: string[] = [];
  const options = {
    server: 'survival 1',
    signal: stop.signal,
    onPoll: ({ decisions }: { decisions: number }) => polls.push(decisions),
  };
  for await (const { id } of client.decisions(options)) {
    ids.push(id);
    if (id === '3') stop.abort();
  }
  expect(ids).toEqual(['1', '2', '3']);
  expect(polls).toEqual([2, 1]);
  expect(service.calls.map(({ path }) => path)).toEqual([
    '/v1/decisions?wait=25&server=survival+1',
    '/v1/decisions?wait=25&server=survival+1&after=after-2',
  ]);
  expect(service.calls[0]?.headers['user-agent']).toBe('torchward-link/1.0.0');
});

it('ends an open poll quietly when the signal aborts', async () => {
  const { client, service } = await connect(() => setTimeout(() => stop.abort(), 50));
  const stop = new AbortController();
  for await (const decision of client.decisions({ signal: stop.signal })) expect.unreachable(decision.id);
  expect(service.calls).toHaveLength(1);
});

it('polls again after a failure that may pass, and throws one that does not', async () => {
  const { client, service } = await connect((_, response) => {
    const { length } = service.calls;
    if (length === 1) sendProblem(response, 503, 'The node is draining.');
    else if (length === 2) sendJson(response, { decisions: [createDecision('1')], cursor: 'c' });
    else sendProblem(response, 403, 'The key lacks the scope moderate.');
  });
  const ids: string[] = [];
  await expect(async () => {
    for await (const { id } of client.decisions()) ids.push(id);
  }).rejects.toThrow('The key lacks the scope moderate.');
  expect(ids).toEqual(['1']);
});

it('does not hurry when the service answers empty polls at once', async () => {
  const times: number[] = [];
  const stop = new AbortController();
  const { client } = await connect((_, response) => {
    times.push(performance.now());
    if (times.length === 2) stop.abort();
    sendJson(response, { decisions: [], cursor: 'c' });
  });
  for await (const decision of client.decisions({ signal: stop.signal })) expect.unreachable(decision.id);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(900);
});

it('repeats a report until the service has it', async () => {
  const delivery = { decision_id: '1', state: 'carried_out', server: 'survival-1' };
  const { client, service } = await connect((_, response) => {
    if (service.calls.length === 1) response.destroy();
    else sendJson(response, delivery);
  });
  const answer = await client.reportDecision('1', { result: 'carried_out', server: 'survival-1' });
  expect(answer).toEqual(delivery);
  expect(service.calls.map(({ path }) => path)).toEqual(['/v1/decisions/1/done', '/v1/decisions/1/done']);
  expect(service.calls[1]?.body).toEqual({ result: 'carried_out', server: 'survival-1' });
});

it('takes undefined for whatever may be left out, and sends nothing of it', async () => {
  const { client, service } = await connect((call, response) => {
    if (call.path.startsWith('/v1/decisions?')) sendProblem(response, 401, 'This is not a valid API key.');
    else sendJson(response, { decision_id: '1', state: 'failed' });
  });
  await client.reportDecision(
    '1',
    { result: 'failed', server: undefined, detail: undefined },
    { signal: undefined },
  );
  const unset = { server: undefined, after: undefined, signal: undefined, onPoll: undefined };
  await expect(client.decisions(unset).next()).rejects.toMatchObject({ status: 401 });
  expect(service.calls[0]?.body).toEqual({ result: 'failed' });
  expect(service.calls[1]?.path).toBe('/v1/decisions?wait=25');
});
