import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '~/server/app';
import { type Env, testEnv } from '~/server/env';
import type { MailMessage } from '~/server/mail/messages';
import { createServices, type ServiceOptions, type Services } from '~/server/services';
import { openStore, type Store } from '~/server/store/connect';
import { startPostgres } from './postgres';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

export interface TestServer {
  app: FastifyInstance;
  env: Env & { jwtSecret: string };
  services: Services;
  store: Store;
  /** Moves the server's clock. */
  clock: { now: () => Date; advance: (ms: number) => void };
  /** Mails sent so far, oldest first. */
  mails: MailMessage[];
  /** Failures that no caller saw. */
  backgroundErrors: unknown[];
  /** @param body sent as JSON, bytes exactly as given when it is a string */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ) => Promise<Answer>;
  /** Registers, and verifies unless told otherwise. */
  newAccount: (options?: { verified?: boolean; email?: string }) => Promise<TestAccount>;
  stop: () => Promise<void>;
}

export interface TestAccount {
  email: string;
  password: string;
  token: string;
  id: string;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  address?: string;
}

export interface TestServerOptions {
  env?: Partial<Env>;
  services?: Partial<ServiceOptions>;
  /** Shares the database of another server: a second node. */
  databaseUrl?: string;
  startAt?: Date;
}

/** The token of the link in a mail. */
export function tokenIn(mail: MailMessage | undefined): string {
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The mail has no link with a token.');
  return token;
}

/** The whole server without a socket, on a real PostgreSQL, with a clock that the test moves and mail it can read. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const postgres = options.databaseUrl === undefined ? await startPostgres() : undefined;
  const databaseUrl = options.databaseUrl ?? postgres?.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'torchward-test-'));
  const settled = testEnv({ dataDir, databaseUrl, ...options.env });
  const env = { ...settled, jwtSecret: settled.jwtSecret ?? randomUUID() + randomUUID() };
  const store = await openStore({ databaseUrl, dataDir, poolSize: 20 });
  let nowMs = (options.startAt ?? new Date('2026-11-20T21:04:11.000Z')).getTime();
  const clock = {
    now: () => new Date(nowMs),
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
  const mails: MailMessage[] = [];
  const backgroundErrors: unknown[] = [];
  const services = createServices({
    env,
    store,
    clock,
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
    onBackgroundError: (error) => backgroundErrors.push(error),
    ...options.services,
  });
  const app = await buildApp({ env, services, appFolder: join(dataDir, 'no-app') });

  const call: TestServer['call'] = async (method, path, { body, token, headers = {}, address } = {}) => {
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
    const parsed =
      isJson && response.body !== '' ? (JSON.parse(response.body) as Record<string, unknown>) : {};
    return { status: response.statusCode, body: parsed, headers: response.headers };
  };

  const newAccount: TestServer['newAccount'] = async ({ verified = true, email } = {}) => {
    const account = { email: email ?? `${randomUUID()}@survival-one.example`, password: 'Torchlight7x' };
    const registered = await call('POST', '/v1/auth/register', { body: account });
    if (registered.status !== 201) throw new Error(`Registration answered ${registered.status}.`);
    await services.accounts.settled();
    if (verified) {
      const mail = mails.findLast(({ to }) => to === account.email);
      await call('POST', '/v1/auth/verify-email', { body: { token: tokenIn(mail) } });
    }
    const user = registered.body['user'] as { id: string };
    return { ...account, token: String(registered.body['access_token']), id: user.id };
  };

  return {
    app,
    env,
    services,
    store,
    clock,
    mails,
    backgroundErrors,
    call,
    newAccount,
    stop: async () => {
      await app.close();
      await services.accounts.settled();
      await store.close();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
