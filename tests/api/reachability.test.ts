import { expect, it } from 'vitest';
import { createReachabilityMonitor } from '~/api/reachability';
import { type Answer, createJsonResponse, createProblemResponse, createTestClient } from './support';

const refuseConnection: Answer = () => {
  throw new TypeError('Failed to fetch');
};

/** Creates a client whose server and clock the test controls. */
function createWatchedClient() {
  let answer: Answer = refuseConnection;
  let now = 0;
  const reachability = createReachabilityMonitor(() => now);
  const changes: boolean[] = [];
  reachability.subscribe(() => changes.push(reachability.isLost()));
  const { client } = createTestClient((request) => answer(request), { reachability });
  return {
    changes,
    /** Makes a call at a time that the server answers so. */
    call: async (second: number, next: Answer, signal?: AbortSignal) => {
      now = second * 1_000;
      answer = next;
      await client.GET('/api/dashboard/usage', signal ? { signal } : {}).catch(() => undefined);
    },
  };
}

it('is lost once every call of five seconds failed, and back with the first answer', async () => {
  const { call, changes } = createWatchedClient();
  await call(0, refuseConnection);
  await call(4, refuseConnection);
  expect(changes).toEqual([]);
  await call(5, refuseConnection);
  await call(9, refuseConnection);
  expect(changes).toEqual([true]);
  await call(10, () => createProblemResponse(503, 'The database does not answer.'));
  expect(changes).toEqual([true, false]);
});

it('counts from the first failure after the last answer', async () => {
  const { call, changes } = createWatchedClient();
  await call(0, refuseConnection);
  await call(4, () => createJsonResponse(200, {}));
  await call(6, refuseConnection);
  await call(10, refuseConnection);
  expect(changes).toEqual([]);
});

it.each([502, 504])('counts a %i of a proxy as no answer', async (status) => {
  const { call, changes } = createWatchedClient();
  const refuse = () => new Response('<html>', { status });
  await call(0, refuse);
  await call(6, refuse);
  expect(changes).toEqual([true]);
});

it('does not count a call that the app aborted', async () => {
  const { call, changes } = createWatchedClient();
  const aborted = AbortSignal.abort();
  const refuse: Answer = ({ signal }) => {
    throw signal.reason as Error;
  };
  await call(0, refuse, aborted);
  await call(6, refuse, aborted);
  expect(changes).toEqual([]);
});
