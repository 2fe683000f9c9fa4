import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ModerateRequest } from '~/contract/api.gen';
import { buildApp } from '~/server/app';
import { type Clock, DAY_MS } from '~/server/clock';
import { type Env, createTestEnv } from '~/server/env';
import { createMailer } from '~/server/mail/mailer';
import type { MailMessage } from '~/server/mail/messages';
import { createPasswords } from '~/server/security/passwords';
import { createServices, type ServiceOptions, type Services } from '~/server/services';
import { openStore, type Store } from '~/server/store/connect';
import { ensurePartitions } from '~/server/store/partitions';
import {
  DATABASE_WORKER_ENV_NAME,
  type DataPlace,
  prepareData,
  makeEmptyData,
  type ServerOptions,
  type StoreKind,
} from './data';
import { addOwner, OWNER_PASSWORD, type OwnerOptions, type TestOwner } from './owners';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance: (milliseconds: number) => void;
}

/** A Friday evening in the middle of a month, for tests whose figures follow the calendar. */
export const FIXED_START = new Date('2026-11-20T21:04:11.000Z');

export function createTestClock(start: Date = new Date()): TestClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}

/** An account that registered through the API. */
export interface TestAccount {
  email: string;
  password: string;
  token: string;
  id: string;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

interface RequestOptions {
  /** Sent as JSON; a string is sent byte for byte. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  address?: string;
}

type CallWithoutBody = (
  credential: string | undefined,
  url: string,
  more?: InjectOptions,
) => Promise<LightMyRequestResponse>;

type CallWithBody = (
  credential: string | undefined,
  url: string,
  payload?: InjectOptions['payload'],
  more?: InjectOptions,
) => Promise<LightMyRequestResponse>;

/** Opens the store of a place, the embedded database with the built program of its thread where a set-up names it. */
export const openTestStore = (place: DataPlace, poolSize?: number): Promise<Store> =>
  openStore({
    ...place,
    databaseWorker: process.env[DATABASE_WORKER_ENV_NAME],
    ...(poolSize !== undefined && { poolSize }),
  });

/** Opens the store of an empty database, which goes when the store closes. */
export async function openEmptyStore(kind: StoreKind): Promise<Store & { databaseUrl: string | undefined }> {
  const { remove, ...place } = await makeEmptyData(kind);
  const store = await openTestStore(place);
  const close = async (): Promise<void> => {
    await store.close();
    await remove();
  };
  return { ...store, databaseUrl: place.databaseUrl, close };
}

/** Adds the partitions of messages that a test may need whose clock starts at this time. */
export async function addPartitionsAround({ db }: Store, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await ensurePartitions(db, inDays(-100), inDays(70));
}

/** An ordinary chat message. */
const LINE = {
  message: 'gg',
  player_name: 'mossy_fox',
  player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
};

/** A chat line of a new player, as a game sends it. */
export const createLine = (message = LINE.message, more: Partial<ModerateRequest> = {}): ModerateRequest => ({
  ...LINE,
  player_uuid: randomUUID(),
  message,
  ...more,
});

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  store: Store;
  clock: TestClock;
  env: Env & { jwtSecret: string };
  /** Origin without a trailing slash; empty for a server without a socket. */
  url: string;
  /** Mails sent so far, oldest first. */
  mails: readonly MailMessage[];
  /** Failures that no caller saw; only with `collectErrors`. */
  backgroundErrors: unknown[];
  /** Puts an owner with keys and a subscription into the store. */
  createOwner: (options?: OwnerOptions) => Promise<TestOwner>;
  /** Registers an account through the API. @param options.verified whether it follows the mailed link. @default true */
  register: (options?: { verified?: boolean; email?: string }) => Promise<TestAccount>;
  /** A call without a socket; the credential goes into the Authorization header. */
  call: (credential: string | undefined, options: InjectOptions) => Promise<LightMyRequestResponse>;
  get: CallWithoutBody;
  delete: CallWithoutBody;
  post: CallWithBody;
  put: CallWithBody;
  patch: CallWithBody;
  /** The JSON at an address. @throws unless the answer is 200 */
  read: <Body>(credential: string, url: string) => Promise<Body>;
  /** Sends a player's chat message; `line` has the fields that matter to the test. */
  moderate: (key: string, line?: object, more?: InjectOptions) => Promise<LightMyRequestResponse>;
  /** A call without a socket whose JSON answer is parsed. */
  request: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: RequestOptions,
  ) => Promise<Answer>;
  /** Resolves when no work is under way that no caller waits for, and no job is due. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TestServerOptions extends ServerOptions {
  clock?: TestClock;
  env?: Partial<Env>;
  services?: Partial<ServiceOptions>;
  appFolder?: string;
  /** Listens on a free port. @default false */
  listen?: boolean;
  /** Keeps failures that no caller saw in `backgroundErrors`, instead of failing the run. @default false */
  collectErrors?: boolean;
}

export function readMailToken(mail: MailMessage | undefined): string {
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The mail has no link with a token.');
  return token;
}

/** Shared by all servers of a process, because a hash costs as much as dozens of calls. */
const passwords = createPasswords();
let hashOfOwners: Promise<string> | undefined;
const hashOwnerPassword = (): Promise<string> => (hashOfOwners ??= passwords.hash(OWNER_PASSWORD));

/** Starts the whole server inside the test's process, on a real store. It has a socket if the options ask for one. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { dataDir, databaseUrl, remove } = await prepareData(options, makeEmptyData);
  const clock = options.clock ?? createTestClock();
  const settled = createTestEnv({ dataDir, databaseUrl, ...options.env });
  const env = { ...settled, jwtSecret: settled.jwtSecret ?? '' };
  const store = await openTestStore({ databaseUrl: env.databaseUrl, dataDir }, 20);
  await addPartitionsAround(store, clock.now());
  const mails: MailMessage[] = [];
  const mailer = createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, dataDir });
  const backgroundErrors: unknown[] = [];
  const services = createServices({
    env,
    store,
    clock,
    passwords,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return mailer.send(mail);
      },
    },
    // Only tests of the deadline may depend on how fast a busy machine is.
    moderateWithinMs: 60_000,
    onBackgroundError: (error) => {
      if (options.collectErrors !== true) throw error;
      backgroundErrors.push(error);
    },
    ...options.services,
  });
  const app = await buildApp({ env, services, appFolder: options.appFolder ?? join(dataDir, 'no-app') });
  const url = options.listen === true ? await app.listen({ port: 0, host: '127.0.0.1' }) : '';
  const passwordHash = await hashOwnerPassword();

  const settle = async (): Promise<void> => {
    await services.accounts.drained();
    await services.servers.drained();
    await services.jobs.runDue();
  };

  const request: TestServer['request'] = async (method, path, sent = {}) => {
    const { body, token, headers = {}, address } = sent;
    const response = await app.inject({
      method,
      url: path,
      headers: {
        host: 'localhost:3000',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const parsed = isJson && response.body !== '' ? response.json<Record<string, unknown>>() : {};
    return { status: response.statusCode, body: parsed, headers: response.headers };
  };

  const call: TestServer['call'] = (credential, sent) =>
    app.inject({
      ...sent,
      headers: {
        ...sent.headers,
        ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
      },
    });
  const withoutBody =
    (method: 'GET' | 'DELETE'): CallWithoutBody =>
    (credential, path, more) =>
      call(credential, { ...more, method, url: path });
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH'): CallWithBody =>
    (credential, path, payload, more) =>
      call(credential, { ...more, method, url: path, ...(payload === undefined ? {} : { payload }) });
  const get = withoutBody('GET');
  const post = withBody('POST');

  return {
    app,
    services,
    store,
    clock,
    env,
    url,
    call,
    get,
    delete: withoutBody('DELETE'),
    post,
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    read: async <Body>(credential: string, path: string) => {
      const answer = await get(credential, path);
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
      return answer.json<Body>();
    },
    moderate: (key, line, more) => post(key, '/v1/moderate', { ...LINE, ...line }, more),
    mails,
    settle,
    backgroundErrors,
    request,
    createOwner: async (owner) => {
      const added = await addOwner(store, clock.now(), passwordHash, owner);
      const { access_token } = await services.sessions.open(added.id);
      return { ...added, token: access_token };
    },
    register: async ({ verified = true, email } = {}) => {
      const account = { email: email ?? `${randomUUID()}@survival-one.example`, password: 'Torchlight7x' };
      const registered = await request('POST', '/v1/auth/register', { body: account });
      if (registered.status !== 201) throw new Error(`Registration answered ${registered.status}.`);
      await settle();
      if (verified) {
        const mail = mails.findLast(({ to }) => to === account.email);
        await request('POST', '/v1/auth/verify-email', { body: { token: readMailToken(mail) } });
      }
      const user = registered.body['user'] as { id: string };
      return { ...account, token: String(registered.body['access_token']), id: user.id };
    },
    close: async () => {
      await app.close();
      await services.moderation.drained();
      await settle().catch(() => undefined);
      await store.close();
      await remove();
    },
  };
}
