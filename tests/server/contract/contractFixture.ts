import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import Stripe from 'stripe';
import { buildApp } from '~/server/app';
import type { getRateLimit } from '~/server/http/limits';
import { keyScopeValues } from '~/contract/enums.gen';
import { createTimeOrderedId } from '~/server/ids';
import { generateApiKey } from '~/server/security/apiKeys';
import { createToken } from '~/server/security/singleUseTokens';
import { createServices } from '~/server/services';
import { insertApiKey } from '~/server/store/repositories/apiKeys';
import { insertToken } from '~/server/store/repositories/singleUseTokens';
import {
  startTestServer,
  type TestOwner,
  type TestServer,
  type TestServerOptions,
} from '../../support/server';
import { insertWebhook, upsertDelivery, type WebhookRow } from '~/server/store/repositories/webhooks';
import { createWebhookSecret } from '~/server/webhooks/signature';
import type { ContractOperation, SeenAnswer } from './model';

/** The parts of a call that its operation's method and path do not hold. */
export interface Call {
  /** Values of the path's parameters, not encoded yet. */
  path?: Readonly<Record<string, string>>;
  /** The query, without the question mark. */
  query?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The exact body, instead of `body`. */
  payload?: string | Buffer | Readable;
  headers?: Readonly<Record<string, string>>;
  /** Bearer credential; the owner's by default, none when null. */
  credential?: string | null;
  /** The caller's address. @default 127.0.0.1 */
  address?: string;
}

/** A running server, and the calls by which request examples prepare their data. */
export interface ContractFixture {
  server: TestServer;
  /** Failures that no caller saw. */
  backgroundErrors: unknown[];
  /** A valid token of a mailed link. */
  token: (owner: TestOwner, purpose: 'verify_email' | 'reset_password') => Promise<string>;
  /** Has a message moderated. @returns the id it is logged and reviewed under */
  message: (owner: TestOwner, changes?: Readonly<Record<string, unknown>>) => Promise<string>;
  /**
   * Stores a message that waits for a reviewer.
   *
   * @returns its id
   */
  review: (owner: TestOwner) => Promise<string>;
  /** @returns the uuid of a new player who has written a message */
  player: (owner: TestOwner) => Promise<string>;
  /** @returns the id of a decision that no game server has reported */
  decision: (owner: TestOwner) => Promise<string>;
  /** @returns the id of a game server that has sent a message */
  gameServer: (owner: TestOwner) => Promise<string>;
  /** @returns the id of a new entry of the lists */
  listEntry: (owner: TestOwner) => Promise<string>;
  /** @returns the id of a new key */
  key: (owner: TestOwner, options?: { revoked?: boolean }) => Promise<string>;
  /** @returns the id of a new webhook */
  webhook: (owner: TestOwner, changes?: Partial<WebhookRow>) => Promise<string>;
  /**
   * Sends an event to a webhook, or gives it up.
   *
   * @returns the parameters of its path
   */
  delivery: (
    owner: TestOwner,
    status: 'delivered' | 'failed',
  ) => Promise<{ id: string; delivery_id: string }>;
  /** A signed event body of the payment provider. */
  billingEvent: (object?: Readonly<Record<string, unknown>>) => Call;
  close: () => Promise<void>;
}

export const webhook: Pick<WebhookRow, 'url' | 'events'> = {
  url: 'https://hooks.survival-one.example/torchward',
  events: ['message.actioned'],
};

export const player = { player_name: 'mossy_fox', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };

/** Returns the owner's credential for an operation, or null for a public one. */
export function getCredential(operation: ContractOperation, owner: TestOwner): string | null {
  if (operation.accepts.length === 0) return null;
  return operation.accepts.includes('loginToken') ? owner.token : owner.liveKey;
}

function buildPath(operation: ContractOperation, call: Call): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path?.[name] ?? 'missing'),
  );
}

function buildRequest(operation: ContractOperation, call: Call): InjectOptions {
  const payload = call.payload ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return {
    method: operation.method,
    url: buildPath(operation, call) + (call.query ? `?${call.query}` : ''),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.credential ? { authorization: `Bearer ${call.credential}` } : {}),
      ...call.headers,
    },
    ...(payload === undefined ? {} : { payload }),
    ...(call.address === undefined ? {} : { remoteAddress: call.address }),
  };
}

/** Sends a call. Waits only for the head of a stream, unless the call asks for one that ends at once. */
export async function send(
  app: TestServer['app'],
  operation: ContractOperation,
  call: Call,
): Promise<SeenAnswer> {
  const request = buildRequest(operation, call);
  if (!operation.streams || call.query?.endsWith('seconds=0') === true) {
    const answer = await app.inject(request);
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }
  const caller = new AbortController();
  const answer = await app.inject({ ...request, payloadAsStream: true, signal: caller.signal });
  const stream = answer.stream();
  stream.on('error', () => undefined);
  let body = '';
  if (answer.statusCode >= 300) for await (const piece of stream) body += String(piece);
  else caller.abort();
  return { status: answer.statusCode, headers: answer.headers, body };
}

export async function startContractFixture(options: TestServerOptions = {}): Promise<ContractFixture> {
  const backgroundErrors: unknown[] = [];
  const server = await startTestServer({
    ...options,
    // Generated calls of one owner come faster than a page's.
    env: { accountLimitFactor: 100, ...options.env },
    services: {
      mailer: { send: () => Promise.resolve() },
      webhookSending: { resolve: () => Promise.reject(new Error('No name is known here.')) },
      onBackgroundError: (error) => backgroundErrors.push(error),
      ...options.services,
    },
  });
  const { store, clock, services } = server;

  const message: ContractFixture['message'] = async (owner, changes = {}) => {
    const answer = await server.post(owner.liveKey, '/v1/moderate', {
      ...player,
      message: 'anyone trading diamonds?',
      ...changes,
    });
    if (answer.statusCode !== 200) throw new Error(`Moderation answered ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };

  const addPlayer: ContractFixture['player'] = async (owner) => {
    const id = randomUUID();
    await message(owner, { player_uuid: id });
    return id;
  };

  const addWebhook: ContractFixture['webhook'] = async (owner, changes = {}) => {
    const now = clock.now();
    const id = createTimeOrderedId(now.getTime());
    await insertWebhook(store.db, {
      ...webhook,
      id,
      account_id: owner.id,
      description: null,
      secret: createWebhookSecret(),
      // Thousands of calls would each send to every webhook.
      enabled: false,
      created_at: now,
      ...changes,
    });
    return id;
  };

  return {
    server,
    backgroundErrors,
    message,
    token: async (owner, purpose) => {
      const { token, hash } = createToken(purpose);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + 600_000);
      await insertToken(store.db, { hash, accountId: owner.id, purpose, createdAt: now, expiresAt });
      return token;
    },
    review: (owner) => message(owner, { message: 'i know where you live', player_uuid: randomUUID() }),
    player: addPlayer,
    decision: async (owner) => {
      const path = `/api/dashboard/player/${await addPlayer(owner)}/actions`;
      return (await server.post(owner.token, path, { action: 'mute' })).json<{ id: string }>().id;
    },
    gameServer: async (owner) => {
      const name = randomUUID();
      await message(owner, { server: name });
      await server.services.servers.drained();
      const { servers } = await server.services.servers.list(owner.id);
      return servers.find((each) => each.name === name)?.id ?? '';
    },
    listEntry: async (owner) => {
      const body = { kind: 'word', pattern: randomUUID().slice(0, 8), action: 'warn' };
      return (await server.post(owner.token, '/api/dashboard/lists', body)).json<{ id: string }>().id;
    },
    webhook: addWebhook,
    delivery: async (owner, status) => {
      const at = clock.now();
      const webhookId = await addWebhook(owner, { enabled: true, events: ['review.decided'] });
      const { id } = await upsertDelivery(store.db, {
        id: createTimeOrderedId(at.getTime()),
        account_id: owner.id,
        webhook_id: webhookId,
        event: 'review.decided',
        status,
        attempts: 1,
        response_status: null,
        duration_ms: 12,
        fault: status === 'failed' ? 'The receiver answered 503.' : null,
        created_at: at,
        attempted_at: at,
        next_attempt_at: null,
        content: status === 'failed' ? '{}' : null,
      });
      return { id: webhookId, delivery_id: id };
    },
    key: async (owner, { revoked = false } = {}) => {
      const now = clock.now();
      const made = generateApiKey('live');
      const id = createTimeOrderedId(now.getTime());
      await insertApiKey(store.db, owner.id, {
        id,
        name: 'spare key',
        description: null,
        mode: 'live',
        displayPrefix: made.displayPrefix,
        hash: made.hash,
        scopes: keyScopeValues,
        createdAt: now,
        revokedAt: revoked ? now : null,
      });
      return id;
    },
    billingEvent: (object = {}) => {
      const payload = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'customer.subscription.updated',
        data: { object: { customer: `cus_${randomUUID()}`, ...object } },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: services.testProvider?.webhookSecret ?? '',
        timestamp: Math.floor(clock.now().getTime() / 1_000),
      });
      return { payload, headers: { 'stripe-signature': signature } };
    },
    close: async () => {
      // Closing runs the jobs that are due. No test waits for these events, and a stopped database holds none.
      await store.db
        .deleteFrom('jobs')
        .execute()
        .catch(() => undefined);
      await server.close();
    },
  };
}

/** Another node on the same data that refuses every call. */
export async function startRefusingNode({ server }: ContractFixture): Promise<TestServer['app']> {
  const { env, store, clock } = server;
  const services = createServices({ env, store, clock, onBackgroundError: () => undefined });
  const none: typeof getRateLimit = () => ({ perMinute: 1, burst: 0 });
  return buildApp({ env, services, limits: none });
}
