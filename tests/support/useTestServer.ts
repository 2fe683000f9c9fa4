import { beforeAll } from 'vitest';
import { openStore, type Store } from '~/server/store/connect';
import { startPostgres } from './postgres';
import {
  type DataPlace,
  makeEmptyData,
  startTestServer,
  type StoreKind,
  type TestServer,
  type TestServerOptions,
} from './server';

const JWT_SECRET = 'a-secret-that-both-nodes-sign-their-tokens-with';

/**
 * Starts a server before the tests of a file or a group, and closes it after them.
 *
 * @param options a function where they depend on what an earlier set-up has made
 * @returns an object that is empty until the first of these tests begins
 */
export function useTestServer(options: TestServerOptions | (() => TestServerOptions) = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(typeof options === 'function' ? options() : options));
    return () => server.close();
  });
  return server;
}

/**
 * Makes an empty database before the tests of a file or a group, and removes it after them.
 *
 * @returns an object that is empty until the first of these tests begins
 */
export function useEmptyData(store: StoreKind): DataPlace {
  const data = {} as DataPlace;
  beforeAll(async () => {
    const { remove, ...place } = await makeEmptyData(store);
    Object.assign(data, place);
    return remove;
  });
  return data;
}

/** Starts two nodes on one PostgreSQL, each as `useTestServer` does; they accept each other's login tokens. */
export function useTwoNodes(
  options: TestServerOptions | (() => TestServerOptions) = {},
): readonly [TestServer, TestServer] {
  const data = useEmptyData('postgres');
  const createOptions = () => {
    const { env, ...others } = typeof options === 'function' ? options() : options;
    return { ...others, databaseUrl: data.databaseUrl, env: { jwtSecret: JWT_SECRET, ...env } };
  };
  return [useTestServer(createOptions), useTestServer(createOptions)];
}

/**
 * Opens the store of an empty PostgreSQL, without a server, before the tests of a file or a group, and closes it after.
 *
 * @param parameters of the database's address, such as `lock_timeout=0`, which override the settings of the pools
 * @returns an object that is empty until the first of these tests begins
 */
export function useStore(parameters = ''): Store & { url: string } {
  const opened = {} as Store & { url: string };
  beforeAll(async () => {
    const postgres = await startPostgres();
    const databaseUrl = `${postgres.url}?${parameters}`;
    const store = await openStore({ databaseUrl, dataDir: '', poolSize: 20 });
    Object.assign(opened, store, { url: postgres.url });
    return async () => {
      await store.close();
      await postgres.stop();
    };
  });
  return opened;
}
