import { describe } from 'vitest';
import { type StoreKind, STORES, type TestServer, type TestServerOptions } from './server';
import { useTestServer } from './useTestServer';

/** Runs the same tests against the whole server on each store; `server()` is the running one. */
export function describeOnBothStores(
  title: string,
  define: (server: () => TestServer, kind: StoreKind) => void,
  options: TestServerOptions = {},
): void {
  describe.each(STORES)(`${title} (%s)`, (kind) => {
    const server = useTestServer({ ...options, store: kind });
    define(() => server, kind);
  });
}
