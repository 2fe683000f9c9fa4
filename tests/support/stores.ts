import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres';
import { startTestServer, type TestServer, type TestServerOptions } from './server';

/** Both places the product keeps its data. Races show only on the second. */
export const stores = ['embedded', 'postgres'] as const;
export type StoreKind = (typeof stores)[number];

/** Making an empty database takes seconds of processor time, and a busy machine has few to give. */
const setUpMs = 180_000;

/** Runs the same tests against the whole server on each store; `server()` is the running one. */
export function describeOnBothStores(
  title: string,
  define: (server: () => TestServer, kind: StoreKind) => void,
  options: TestServerOptions = {},
): void {
  describe.each(stores)(`${title} (%s)`, (kind) => {
    let postgres: TestPostgres | undefined;
    let server: TestServer | undefined;

    beforeAll(async () => {
      if (kind === 'postgres') postgres = await startPostgres();
      const databaseUrl = await postgres?.createDatabase();
      server = await startTestServer({ ...options, ...(databaseUrl ? { databaseUrl } : {}) });
    }, setUpMs);
    afterAll(async () => {
      await server?.close();
      await postgres?.stop();
    });

    define(() => {
      if (!server) throw new Error('The server has not started.');
      return server;
    }, kind);
  });
}
