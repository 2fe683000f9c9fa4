import { vi } from 'vitest';
import { createApiClient, type ApiClient } from '~/api/client';
import { createReachabilityMonitor, type ReachabilityMonitor } from '~/api/reachability';
import type { SessionRefusal, SessionStore } from '~/session';
import { createCredentials } from '~/session/credentials';
import { createMemoryStorage, type KeyValueStorage } from '~/storage';
import { createSessionStore } from '~/session/store';

export const signedInOwner = { email: 'mika@survival-one.example', verified: true };

export interface TestClient {
  client: ApiClient;
  store: SessionStore;
  /** The storage that outlives the tab. */
  persistentStorage: KeyValueStorage;
  /** Requests in the order they were sent. */
  sent: Request[];
  events: SessionRefusal[];
  log: ReturnType<typeof vi.fn>;
}

export type Answer = (request: Request) => Response | Promise<Response>;

/** Creates a client whose requests go to the given function instead of the network. */
export function createTestClient(
  answer: Answer,
  {
    token = 'token',
    timeoutMs = 1_000,
    reachability = createReachabilityMonitor(),
  }: { token?: string | null; timeoutMs?: number; reachability?: ReachabilityMonitor } = {},
): TestClient {
  const persistentStorage = createMemoryStorage();
  const credentials = createCredentials(persistentStorage, createMemoryStorage());
  if (token !== null) credentials.storeToken(token, true);
  const store = createSessionStore(credentials);
  if (token !== null)
    store.set({ status: 'signedIn', user: signedInOwner, subscription: { status: 'loading' } });
  const events: SessionRefusal[] = [];
  store.onRefusal((event) => events.push(event));
  const sent: Request[] = [];
  const log = vi.fn();
  const client = createApiClient({
    baseUrl: 'https://api.example',
    session: store,
    timeoutMs,
    log,
    reachability,
    fetch: async (request) => {
      sent.push(request);
      return answer(request);
    },
  });
  return { client, store, persistentStorage, sent, events, log };
}

export const createJsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const createProblemResponse = (status: number, detail: unknown, type = 'about:blank') =>
  new Response(JSON.stringify({ type, title: 'x', status, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
