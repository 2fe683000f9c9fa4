import { afterAll, beforeAll, describe } from 'vitest';
import { type StoreKind, startTestServer, STORES, type TestServer, type TestServerOptions } from './server';

/** Making an empty database takes seconds of processor time, and a busy machine has few to give. */
const SET_UP_TIMEOUT_MS = 180_000;

/** Runs the same tests against the whole server on each store; `server()` is the running one. */
export function describeOnBothStores(
  title: string,
  define: (server: () => TestServer, kind: StoreKind) => void,
  options: TestServerOptions = {},
): void {
  describe.each(STORES)(`${title} (%s)`, (kind) => {
    let server: TestServer | undefined;

    beforeAll(async () => {
      server = await startTestServer({ ...options, store: kind });
    }, SET_UP_TIMEOUT_MS);
    afterAll(() => server?.close());

    define(() => {
      if (!server) throw new Error('The server has not started.');
      return server;
    }, kind);
  });
}
