import { randomUUID } from 'node:crypto';
import type { OperationId } from '~/server/operations/operation';
import type { TestOwner } from '../../support/server';
import { type Call, player, webhook, type ContractFixture } from './contractFixture';

/*
 * How to call each operation of the contract, for the tests that walk it. A new operation needs one line here:
 *
 *   getThing: { good: async (fixture, owner) => ({ path: { id: await fixture.thing(owner) } }) },
 *
 * `good` sets the scene for `owner` and answers a call that succeeds with the owner's credential; `plain` serves
 * where there is nothing to say. From it the walk derives by itself: 400 (spoiled), 401 (no credential), 403 (an
 * unverified account), 404 (an unknown id in the path), 408, 413, 415, 429 and 503. Any other status that the contract
 * documents, and a derived one that does not fit, gets a second line: `409: async (fixture, owner) => ...`.
 * An operation that ends or changes the account it is called with says `spends: true`. An id outside the path
 * (`player_uuid` in a body) also needs `foreign`: the same call with another account's id and with an unknown one.
 */

type ExampleCall = (fixture: ContractFixture, owner: TestOwner) => Call | Promise<Call>;

export interface RequestExamples {
  good: ExampleCall;
  [status: number]: ExampleCall;
  /** The call ends or changes its own account for good, so each call needs a new account. */
  spends?: true;
  /** @param theirs owns the id of the first call; the second call's id never existed */
  foreign?: (fixture: ContractFixture, theirs: TestOwner) => Promise<{ existing: Call; never: Call }>;
}

const PASSWORD = 'Torchlight7x';
const plain: RequestExamples = { good: () => ({}) };
const createEmail = (): string => `${randomUUID()}@survival-one.example`;
const REVIEWED_BY = 'mika@survival-one.example';
const config = {
  server_rules: '1. Be kind.',
  automation_level: 'auto_warn',
  confidence_threshold: 0.7,
  pre_filter_config: { enabled: true },
  escalation_enabled: false,
};

/** A call of an owner with a subscription in this state, null for none, which the example's HTTP status depends on. */
const createCallWithSubscription =
  (subscription: string | null, call: Call = {}): ExampleCall =>
  async ({ server }) => ({ ...call, credential: (await server.createOwner({ subscription })).token });

const createReviewCall =
  (body: object): ExampleCall =>
  async (fixture, owner) => ({ path: { id: await fixture.review(owner) }, body });

/** An item that another reviewer has just decided. */
const createDecidedReviewCall =
  (body: object): ExampleCall =>
  async (fixture, owner) => {
    const id = await fixture.review(owner);
    await fixture.server.post(owner.token, `/v1/review/${id}/approve`, {
      reviewed_by: 'juno@survival-one.example',
    });
    return { path: { id }, body };
  };

const preview = { automation_level: 'auto_mute', confidence_threshold: 0.8 };

/** A list entry that no other example has. */
const createListEntry = () => ({ kind: 'word', pattern: randomUUID().slice(0, 8), action: 'warn' });

const createLine = (changes: object = {}): object => ({ ...player, message: 'gg', ...changes });

/** The same message with an id that another account has used, and with a new id. */
const createForeignCalls =
  (wrap: (request: object) => object): NonNullable<RequestExamples['foreign']> =>
  async (fixture, theirs) => {
    const used = { message_id: randomUUID(), player_uuid: randomUUID() };
    await fixture.message(theirs, { ...used, message: 'i know where you live' });
    const fresh = { message_id: randomUUID(), player_uuid: randomUUID() };
    return { existing: { body: wrap(createLine(used)) }, never: { body: wrap(createLine(fresh)) } };
  };

const reuseMessageId: ExampleCall = async (fixture, owner) => {
  const message_id = randomUUID();
  await fixture.message(owner, { message_id });
  return { body: createLine({ message_id, message: 'something else' }) };
};

/** A call with a key that the node has not met: without the database it knows no account for it. */
const createCallOfUnknownKey =
  (body: object): ExampleCall =>
  async ({ server }) => ({ body, credential: (await server.createOwner()).liveKey });

const wrapInBatch = (request: object): object => ({ messages: [request] });
const keepSingle = (request: object): object => request;

const webhookById: RequestExamples = {
  good: async (fixture, owner) => ({ path: { id: await fixture.webhook(owner) } }),
};

/** One line for each operation of the contract; a missing one does not compile. */
const requestExamples: Record<OperationId, RequestExamples> = {
  register: {
    good: () => ({ body: { email: createEmail(), password: PASSWORD } }),
    409: (_, owner) => ({ body: { email: owner.email, password: PASSWORD } }),
  },
  login: {
    good: (_, owner) => ({ body: { email: owner.email, password: owner.password } }),
    401: (_, owner) => ({ body: { email: owner.email, password: 'Wrong-password-1' } }),
  },
  logout: {
    good: async ({ server }) => ({ credential: (await server.createOwner()).token }),
    spends: true,
  },
  verifyEmail: {
    good: async (fixture) => {
      const owner = await fixture.server.createOwner({ verified: false });
      return { body: { token: await fixture.token(owner, 'verify_email') } };
    },
  },
  forgotPassword: { good: (_, owner) => ({ body: { email: owner.email } }) },
  resetPassword: {
    good: async (fixture) => {
      const owner = await fixture.server.createOwner();
      return { body: { token: await fixture.token(owner, 'reset_password'), new_password: PASSWORD } };
    },
  },
  getMe: { ...plain, 403: (_, owner) => ({ credential: owner.testKey }) },

  getCurrentSubscription: plain,
  getSubscriptionUsage: { ...plain, 404: createCallWithSubscription(null) },
  createCheckoutSession: {
    good: createCallWithSubscription(null, { body: { tier: 'growth' } }),
    409: () => ({ body: { tier: 'pro' } }),
  },
  cancelSubscription: {
    ...plain,
    404: createCallWithSubscription(null),
    409: createCallWithSubscription('canceled'),
  },
  reactivateSubscription: {
    ...plain,
    404: createCallWithSubscription(null),
    409: createCallWithSubscription('canceled'),
  },
  setExtraServers: {
    good: () => ({ body: { extra_servers: 2 } }),
    404: createCallWithSubscription(null, { body: { extra_servers: 2 } }),
    409: createCallWithSubscription('canceled', { body: { extra_servers: 2 } }),
  },
  receiveBillingEvent: { good: (fixture) => fixture.billingEvent() },

  getOverview: plain,
  listRecentLogs: plain,
  listLogs: plain,
  exportLogs: { good: () => ({ query: 'format=json' }) },
  getLog: { good: async (fixture, owner) => ({ path: { id: await fixture.message(owner) } }) },
  explainLog: { good: async (fixture, owner) => ({ path: { id: await fixture.message(owner) } }) },
  undoAction: {
    good: async (fixture, owner) => ({ path: { id: await fixture.review(owner) }, body: {} }),
    409: async (fixture, owner) => ({
      path: { id: await fixture.message(owner, { player_uuid: randomUUID() }) },
      body: {},
    }),
  },
  getAnalytics: { good: () => ({ query: 'period=7d&granularity=hour&compare=true' }) },
  listPlayers: { good: () => ({ query: 'sort=violations&limit=10&player=mossy' }) },
  getPlayer: {
    good: async (fixture, owner) => ({ path: { id: await fixture.player(owner) } }),
  },
  actOnPlayer: {
    good: async (fixture, owner) => ({ path: { id: await fixture.player(owner) }, body: { action: 'mute' } }),
    409: async (fixture, owner) => ({ path: { id: await fixture.player(owner) }, body: { action: 'none' } }),
  },
  getPerformance: plain,
  getServiceHealth: plain,
  getConfig: plain,
  updateConfig: {
    good: () => ({ body: { ...config, swearing: 'act' } }),
    412: () => ({ body: { ...config, server_rules: 'No caps.', version: 99 } }),
    spends: true,
  },
  previewConfig: {
    good: () => ({
      body: { ...preview, swearing: 'act', server_rules: 'Swearing is fine.' },
    }),
    foreign: async (fixture, theirs) => ({
      existing: { body: { ...preview, replaced_entry_id: await fixture.listEntry(theirs) } },
      never: { body: { ...preview, replaced_entry_id: randomUUID() } },
    }),
  },
  testConfig: { good: () => ({ body: { message: 'you are an idiot', config } }) },
  getLists: plain,
  createListEntry: {
    good: async ({ server }) => ({ body: createListEntry(), credential: (await server.createOwner()).token }),
    409: async (fixture) => {
      const owner = await fixture.server.createOwner();
      const body = createListEntry();
      await fixture.server.post(owner.token, '/api/dashboard/lists', body);
      return { body, credential: owner.token };
    },
  },
  updateListEntry: {
    good: async (fixture, owner) => ({
      path: { id: await fixture.listEntry(owner) },
      body: createListEntry(),
    }),
    409: async (fixture, owner) => {
      const body = createListEntry();
      await fixture.server.post(owner.token, '/api/dashboard/lists', body);
      return { path: { id: await fixture.listEntry(owner) }, body };
    },
  },
  deleteListEntry: {
    good: async (fixture, owner) => ({ path: { id: await fixture.listEntry(owner) } }),
  },
  listServers: plain,
  updateServer: {
    good: async (fixture, owner) => ({
      path: { id: await fixture.gameServer(owner) },
      body: { display_name: 'Survival', settings: { automation_level: 'auto_mute', swearing: 'allow' } },
    }),
    412: async (fixture, owner) => ({
      path: { id: await fixture.gameServer(owner) },
      body: { display_name: 'Survival', version: 99 },
    }),
  },
  getFirstSteps: plain,
  getUsage: plain,

  listPendingReviews: {
    ...plain,
    foreign: async (fixture, theirs) => ({
      existing: { query: `after=${await fixture.review(theirs)}` },
      never: { query: `after=${randomUUID()}` },
    }),
  },
  getReview: { good: async (fixture, owner) => ({ path: { id: await fixture.review(owner) } }) },
  approveReview: {
    good: createReviewCall({ reviewed_by: REVIEWED_BY }),
    409: createDecidedReviewCall({ reviewed_by: REVIEWED_BY }),
  },
  rejectReview: {
    good: createReviewCall({ reviewed_by: REVIEWED_BY, comments: 'Friends joking.' }),
    409: createDecidedReviewCall({ reviewed_by: REVIEWED_BY }),
  },
  customizeReview: {
    good: createReviewCall({ reviewed_by: REVIEWED_BY, custom_action: 'kick' }),
    409: createDecidedReviewCall({ reviewed_by: REVIEWED_BY, custom_action: 'kick' }),
  },
  enterReview: {
    good: async (fixture, owner) => ({
      path: { id: await fixture.review(owner) },
      body: { viewer: randomUUID(), name: REVIEWED_BY },
    }),
  },
  leaveReview: {
    good: async (fixture, owner) => ({
      path: { id: await fixture.review(owner) },
      query: `viewer=${randomUUID()}`,
    }),
  },
  openLiveStream: { good: () => ({ query: 'seconds=0' }) },

  listApiKeys: plain,
  createApiKey: {
    good: () => ({ body: { name: 'plugin', prefix: 'sk_test' } }),
    409: async (fixture) => {
      const crowded = await fixture.server.createOwner();
      for (let made = 0; made < 100; made++) await fixture.key(crowded);
      return { body: { name: 'one more', prefix: 'sk_live' }, credential: crowded.token };
    },
  },
  updateApiKey: {
    good: async (fixture, owner) => ({ path: { id: await fixture.key(owner) }, body: { name: 'new name' } }),
    409: async (fixture, owner) => ({
      path: { id: await fixture.key(owner, { revoked: true }) },
      body: { name: 'new name' },
    }),
  },
  revokeApiKey: { good: async (fixture, owner) => ({ path: { id: await fixture.key(owner) } }) },

  deleteAccount: {
    good: async ({ server }) => {
      const owner = await server.createOwner();
      return { body: { password: owner.password }, credential: owner.token };
    },
    403: () => ({ body: { password: 'Wrong-password-1' } }),
    spends: true,
  },
  erasePlayer: {
    good: async (fixture, owner) => ({ path: { id: await fixture.player(owner) } }),
    403: (_, owner) => ({ path: { id: randomUUID() }, credential: owner.liveKey }),
    foreign: async (fixture, theirs) => ({
      existing: { path: { id: await fixture.player(theirs) } },
      never: { path: { id: randomUUID() } },
    }),
  },
  exportAccount: { good: plain.good, 403: (_, owner) => ({ credential: owner.liveKey }) },

  listWebhooks: plain,
  createWebhook: {
    good: async ({ server }) => ({ body: webhook, credential: (await server.createOwner()).token }),
    409: async (fixture) => {
      const crowded = await fixture.server.createOwner();
      for (let made = 0; made < 10; made++) await fixture.webhook(crowded);
      return { body: webhook, credential: crowded.token };
    },
  },
  updateWebhook: {
    good: async (fixture, owner) => ({
      path: { id: await fixture.webhook(owner) },
      body: { enabled: false },
    }),
  },
  deleteWebhook: webhookById,
  testWebhook: webhookById,
  listWebhookDeliveries: webhookById,
  retryWebhookDelivery: {
    good: async (fixture, owner) => ({ path: await fixture.delivery(owner, 'failed') }),
    409: async (fixture, owner) => ({ path: await fixture.delivery(owner, 'delivered') }),
  },

  moderateMessage: {
    good: () => ({ body: createLine() }),
    503: createCallOfUnknownKey(createLine()),
    409: reuseMessageId,
    foreign: createForeignCalls(keepSingle),
  },
  moderateBatch: {
    good: () => ({ body: wrapInBatch(createLine()) }),
    503: createCallOfUnknownKey(wrapInBatch(createLine())),
    foreign: createForeignCalls(wrapInBatch),
  },

  listDecisions: { good: () => ({ query: 'limit=5' }) },
  reportDecision: {
    good: async (fixture, owner) => ({
      path: { id: await fixture.decision(owner) },
      body: { result: 'carried_out', server: 'survival-1' },
    }),
  },

  getHealth: plain,
  getReadiness: plain,
};

/** How the tests that walk the contract call an operation. */
export function getRequestExamples(id: OperationId): RequestExamples {
  return requestExamples[id];
}
