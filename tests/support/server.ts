import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { PLANS, type PlanId } from '~/contract/plans';
import { buildApp } from '~/server/app';
import { type Clock, dayMs } from '~/server/clock';
import { type Env, testEnv } from '~/server/env';
import { timeOrderedId } from '~/server/ids';
import { createApiKey } from '~/server/security/api-keys';
import { createPasswords } from '~/server/security/passwords';
import { createServices, type ServiceOptions, type Services } from '~/server/services';
import { openStore, type Store } from '~/server/store/connect';
import { ensurePartitions } from '~/server/store/partitions';
import { findCredentials, insertAccount } from '~/server/store/repositories/accounts';
import { insertApiKey } from '~/server/store/repositories/api-keys';
import { putSubscription } from '~/server/store/repositories/subscriptions';
import { newDataFolder } from './empty-store';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance: (milliseconds: number) => void;
}

export function createTestClock(start: Date = new Date()): TestClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}

export interface TestOwner {
  id: string;
  email: string;
  password: string;
  token: string;
  liveKey: string;
  testKey: string;
}

export interface OwnerOptions {
  verified?: boolean;
  /** Status of the subscription; null for none. @default 'active' */
  subscription?: string | null;
  /** @default 'pro' */
  tier?: PlanId;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  store: Store;
  clock: TestClock;
  env: Env & { jwtSecret: string };
  createOwner: (options?: OwnerOptions) => Promise<TestOwner>;
  /** A call without a socket; the credential goes into the Authorization header. */
  call: (credential: string | undefined, options: InjectOptions) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  /** A PostgreSQL; without one the embedded database in a folder of its own. */
  databaseUrl?: string;
  clock?: TestClock;
  env?: Partial<Env>;
  services?: Partial<ServiceOptions>;
  appFolder?: string;
}

const testPassword = 'Lantern-42-b';
let owners = 0;

async function addKey(store: Store, accountId: string, mode: 'live' | 'test', now: Date): Promise<string> {
  const made = createApiKey(mode);
  await insertApiKey(store.db, accountId, {
    id: timeOrderedId(now.getTime()),
    name: `${mode} key`,
    description: null,
    mode,
    displayPrefix: made.displayPrefix,
    hash: made.hash,
    createdAt: now,
  });
  return made.key;
}

/** Puts an owner with a live and a test key into a store, past the API. */
export async function addOwner(
  store: Store,
  now: Date,
  passwordHash: string,
  { verified = true, subscription = 'active', tier = 'pro' }: OwnerOptions = {},
): Promise<Omit<TestOwner, 'token'>> {
  const id = timeOrderedId(now.getTime());
  const email = `owner-${String(++owners)}@torchward.example`;
  await insertAccount(store.db, {
    id,
    email,
    passwordHash,
    verifiedAt: verified ? now : null,
    createdAt: now,
  });
  const plan = PLANS[tier];
  if (subscription !== null) {
    await putSubscription(store.db, id, {
      tier,
      status: subscription,
      current_period_start: new Date(now.getTime() - 10 * dayMs),
      current_period_end: new Date(now.getTime() + 20 * dayMs),
      trial_ends_at: null,
      message_limit: plan.messageLimit,
      server_limit: plan.serverLimit,
      max_servers: plan.serverLimit,
      provider: null,
      provider_customer_id: null,
      provider_subscription_id: null,
      provider_event_at: null,
      created_at: now,
      updated_at: now,
    });
  }
  const liveKey = await addKey(store, id, 'live', now);
  const testKey = await addKey(store, id, 'test', now);
  return { id, email, password: testPassword, liveKey, testKey };
}

/** The whole server on a real store, without a listener. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await newDataFolder();
  const clock = options.clock ?? createTestClock();
  const settled = testEnv({ dataDir, databaseUrl: options.databaseUrl, ...options.env });
  const env = { ...settled, jwtSecret: settled.jwtSecret ?? '' };
  const store = await openStore({ databaseUrl: env.databaseUrl, dataDir });
  const passwords = createPasswords();
  const ahead = new Date(clock.now().getTime() + 70 * dayMs);
  await ensurePartitions(store.db, new Date(clock.now().getTime() - 100 * dayMs), ahead);
  const services = createServices({
    env,
    store,
    clock,
    passwords,
    onBackgroundError: (error) => {
      throw error;
    },
    ...options.services,
  });
  const app = await buildApp({
    env,
    services,
    ...(options.appFolder ? { appFolder: options.appFolder } : {}),
  });
  const passwordHash = await passwords.hash(testPassword);

  async function createOwner(options?: OwnerOptions): Promise<TestOwner> {
    const owner = await addOwner(store, clock.now(), passwordHash, options);
    const { access_token } = await services.sessions.open(owner.id);
    return { ...owner, token: access_token };
  }

  return {
    app,
    services,
    store,
    clock,
    env,
    createOwner,
    call: (credential, request) =>
      app.inject({
        ...request,
        headers: {
          ...request.headers,
          ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
        },
      }),
    close: async () => {
      await app.close();
      await services.moderation.drained();
      await services.accounts.settled();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether an address has an account, for tests that must not ask the API. */
export async function accountExists(store: Store, email: string): Promise<boolean> {
  return (await findCredentials(store.db, email)) !== undefined;
}
