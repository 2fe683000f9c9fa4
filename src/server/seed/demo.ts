import type { Config } from '~/contract/api.gen';
import { PLANS, TRIAL } from '~/contract/plans';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../clock';
import { type DemoFile, writeDemoFile } from '../demoFiles';
import { createTimeOrderedId } from '../ids';
import { moderateLocally, noHistory, type PlayerHistory } from '../moderation';
import { hashApiKey } from '../security/apiKeys';
import type { Passwords } from '../security/passwords';
import { toStorableMessage } from '../services/ingestItem';
import { createKeyService } from '../services/keys';
import { createReviewService } from '../services/reviews';
import { createHeardServers } from '../services/servers/heardServers';
import type { Store } from '../store/connect';
import { findCredentials, insertAccount } from '../store/repositories/accounts';
import { toMember } from '../actor';
import { findKeyHolder, touchApiKey } from '../store/repositories/apiKeys';
import { saveConfig } from '../store/repositories/configs';
import {
  findIngestContext,
  ingest,
  type IngestContext,
  type StorableMessage,
} from '../store/repositories/ingest';
import { reportAllCarriedOut } from '../store/repositories/gameDecisions';
import { countPending, listPending } from '../store/repositories/reviews';
import { upsertSubscription } from '../store/repositories/subscriptions';
import { ensurePartitions, refreshPlannerStatistics } from '../store/partitions';
import { type DemoMessage, generateChat } from './chat';
import { createRandom, pickWeighted, type Random } from './random';

const DAYS = 30;
const MESSAGES_PER_DAY = 520;
const ROWS_PER_INSERT = 500;
/** The newest review items, which still wait for a reviewer. */
const PENDING_REVIEWS = 16;
/** Name of the key that sent the chat. */
const CHAT_KEY = 'survival-1 plugin';

const config: Config = {
  server_rules: [
    '1. Be kind. No insults, no hate.',
    '2. No advertising of other servers or channels.',
    "3. No threats, and nothing about a player's real life.",
    '4. Do not ask for passwords or pretend to be staff.',
    '5. Do not shout or flood the chat.',
  ].join('\n'),
  automation_level: 'auto_mute',
  confidence_threshold: 0.7,
  pre_filter_config: { enabled: true },
  escalation_enabled: true,
  swearing: 'warn',
};

interface SeedOptions {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  dataDir: string;
  demo: DemoFile;
  /** Called before the demo is created, which takes seconds. */
  onCreate: () => void;
}

/** The database is no place for a demo. The message is one sentence for the operator. */
export class DemoDatabaseError extends Error {
  override name = 'DemoDatabaseError';
}

async function isComplete({ store: { db }, demo }: SeedOptions): Promise<boolean> {
  const hash = demo.apiKey === undefined ? undefined : hashApiKey(demo.apiKey);
  return hash !== undefined && (await findKeyHolder(db, hash)) !== undefined;
}

/** Removes what an interrupted first start left. */
async function removeRemains({ store: { db }, demo }: SeedOptions): Promise<void> {
  const found = await findCredentials(db, demo.email);
  if (!found) return;
  await db.deleteFrom('messages').where('account_id', '=', found.id).execute();
  await db.deleteFrom('accounts').where('id', '=', found.id).execute();
}

/** @throws {DemoDatabaseError} where the database may be that of a running service */
async function refuseOtherAccounts({ store: { db } }: SeedOptions): Promise<void> {
  const other = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (other === undefined) return;
  throw new DemoDatabaseError(
    'The database holds accounts already, so the demo is not added to it. Run npm run serve for the service, or give the demo a database of its own with DATABASE_URL or DATA_DIR.',
  );
}

function createFixedClock(moment: Date): Clock {
  return { now: () => moment };
}

function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

interface BillingPeriod {
  start: Date;
  end: Date;
}

/** The billing period of the demo's trial, and an earlier one for the older half of the chat. */
function computeBillingPeriods(now: Date): { earlier: BillingPeriod; current: BillingPeriod } {
  const start = subtractDays(now, 3);
  return {
    earlier: { start: subtractDays(start, DAYS), end: start },
    current: { start, end: new Date(start.getTime() + TRIAL.days * DAY_MS) },
  };
}

async function beginPeriod({ store: { db } }: SeedOptions, accountId: string, { start, end }: BillingPeriod) {
  const plan = PLANS.growth;
  await upsertSubscription(db, accountId, {
    tier: plan.id,
    status: 'trial',
    current_period_start: start,
    current_period_end: end,
    trial_ends_at: end,
    message_limit: plan.messageLimit,
    server_limit: plan.serverLimit,
    max_servers: plan.serverLimit,
    provider: null,
    provider_customer_id: null,
    provider_subscription_id: null,
    provider_event_at: null,
    created_at: start,
    updated_at: start,
  });
}

/** Stores the chat of one billing period. */
async function storeChat({ store }: SeedOptions, items: readonly StorableMessage[]): Promise<void> {
  for (let start = 0; start < items.length; start += ROWS_PER_INSERT) {
    const { outcomes } = await ingest(store.prepared, items.slice(start, start + ROWS_PER_INSERT));
    if (outcomes.some((outcome) => outcome !== 'stored')) throw new Error('The demo chat was not stored.');
  }
}

async function createOwner({ store: { db }, passwords, demo }: SeedOptions, now: Date): Promise<string> {
  const accountId = createTimeOrderedId(now.getTime() - DAYS * DAY_MS);
  const createdAt = subtractDays(now, DAYS + 2);
  const passwordHash = await passwords.hash(demo.password);
  await insertAccount(db, {
    id: accountId,
    email: demo.email,
    passwordHash,
    verifiedAt: createdAt,
    createdAt,
  });
  const { start } = computeBillingPeriods(now).current;
  await db.updateTable('accounts').set({ trial_used_at: start }).where('id', '=', accountId).execute();
  await saveConfig(db, accountId, config, subtractDays(now, 12));
  return accountId;
}

/** Keys of the demo: one in use, one idle for weeks, one for tests, one revoked. Times are in days before now. */
const DEMO_KEYS = [
  { name: 'creative backup plugin', description: '', prefix: 'sk_live', created: 32, used: 31.5 },
  {
    name: 'old hosting',
    description: 'Before the move to the new host',
    prefix: 'sk_live',
    created: 31,
    used: 24,
    revoked: 23,
  },
  {
    name: 'survival-1 plugin',
    description: 'Main network: survival, skyblock, creative',
    prefix: 'sk_live',
    created: 30,
    used: MINUTE_MS / DAY_MS,
  },
  { name: 'local testing', description: 'Plugin development', prefix: 'sk_test', created: 9, used: 2 },
] as const;

/** @returns the key that sent the chat of the demo */
async function createDemoKeys({ store, demo }: SeedOptions, accountId: string, now: Date): Promise<string> {
  const owner = { accountId, actor: toMember({ id: accountId, email: demo.email }) };
  let chatKey = '';
  for (const key of DEMO_KEYS) {
    const keysAt = (daysAgo: number) =>
      createKeyService({ store, clock: createFixedClock(subtractDays(now, daysAgo)) });
    const { name, description, prefix, created, used } = key;
    const { api_key: secret, key: made } = await keysAt(created).create(owner, {
      name,
      description,
      prefix,
    });
    if (!made) throw new Error('The demo key was not made.');
    await touchApiKey(store.db, accountId, made.id, subtractDays(now, used));
    if ('revoked' in key) await keysAt(key.revoked).revoke(owner, made.id);
    if (name === CHAT_KEY) chatKey = secret;
  }
  return chatKey;
}

function judgeAll(lines: readonly DemoMessage[], context: IngestContext): StorableMessage[] {
  const histories = new Map<string, PlayerHistory>();
  const random = createRandom(7);
  return lines.map((line): StorableMessage => {
    const history = histories.get(line.playerUuid) ?? noHistory;
    const verdict = moderateLocally({
      message: line.message,
      player: { name: line.playerName },
      history,
      recent: [],
      config: context.config,
    });
    // Some older actions are taken back in the demo, or escalation would ban half the players within a month.
    if (verdict.final_action !== 'none' && random() < 0.04) {
      histories.set(line.playerUuid, { ...history, warnings: history.warnings + 1 });
    }
    return toStorableMessage({
      id: createTimeOrderedId(line.at.getTime()),
      createdAt: line.at,
      context,
      request: {
        message: line.message,
        player_name: line.playerName,
        player_uuid: line.playerUuid,
        server: line.server,
      },
      verdict,
      processingTimeMs:
        Math.round((verdict.filtered ? 0.1 + random() * 0.6 : 0.8 + random() * random() * 9) * 100) / 100,
      aiCalls: 0,
      aiCostMicros: 0,
    });
  });
}

/** The share of each decision among the demo's reviews. */
const DECISION_WEIGHTS = [
  ['approve', 7],
  ['reject', 2],
  ['customize', 1],
] as const;

/** Seconds in which the demo's game servers carried decisions out. */
const DELIVERY_SECONDS = 2;

const REVIEWERS = ['owner@torchward.example', 'mods@torchward.example'] as const;

/** Decides the older items of the queue, some hours after they arrived. */
async function decideOldReviews(
  { store, demo }: SeedOptions,
  accountId: string,
  random: Random,
): Promise<void> {
  const total = await countPending(store.db, accountId);
  const old = await listPending(store.db, accountId, { offset: 0 }, Math.max(0, total - PENDING_REVIEWS));
  for (const { id, created_at: createdAt } of old) {
    const kind = pickWeighted(random, DECISION_WEIGHTS);
    const decidedAt = new Date(createdAt.getTime() + (0.2 + random() * 5) * HOUR_MS);
    const reviews = createReviewService({
      store,
      clock: createFixedClock(decidedAt),
      announce: () => Promise.resolve(),
    });
    await reviews.decide({ accountId, actor: toMember({ id: accountId, email: demo.email }) }, id, {
      kind,
      reviewedBy: REVIEWERS[random() < 0.7 ? 0 : 1],
      ...(kind === 'customize' && { customAction: 'warn' }),
      ...(kind === 'reject' && { comments: 'Friends joking, no action needed.' }),
    });
  }
}

/**
 * Fills an empty demo with an owner and thirty days of chat: the rules of production judge each message, the ingest
 * statement stores it under its own time, and the services create the keys and the decisions. Does nothing when the
 * demo is complete; starts over when an earlier attempt was interrupted.
 *
 * @returns the demo's login and API key
 * @throws {DemoDatabaseError} when the database holds other accounts and no demo
 */
export async function seedDemo(options: SeedOptions): Promise<DemoFile & { apiKey: string }> {
  const { store, clock, dataDir, demo } = options;
  if (demo.apiKey !== undefined && (await isComplete(options))) return { ...demo, apiKey: demo.apiKey };
  await removeRemains(options);
  await refuseOtherAccounts(options);
  options.onCreate();
  const now = clock.now();
  await ensurePartitions(store.db, subtractDays(now, DAYS + 2), now);
  const accountId = await createOwner(options, now);
  const apiKey = await createDemoKeys(options, accountId, now);
  const hash = hashApiKey(apiKey);
  const { earlier, current } = computeBillingPeriods(now);
  await beginPeriod(options, accountId, earlier);
  const context = hash && (await findIngestContext(store.db, hash));
  if (!context) throw new Error('The demo key that was just made is not in the store.');

  const items = judgeAll(generateChat({ until: now, days: DAYS, messagesPerDay: MESSAGES_PER_DAY }), context);
  const inTrial = ({ createdAt }: StorableMessage) => createdAt >= current.start;
  await storeChat(
    options,
    items.filter((item) => !inTrial(item)),
  );
  await beginPeriod(options, accountId, current);
  const renewed = { ...context, periodStart: current.start };
  await storeChat(
    options,
    items.filter(inTrial).map((item) => ({ ...item, context: renewed })),
  );
  const heard = createHeardServers({
    store,
    onServersAdded: () => undefined,
    onBackgroundError: (error) => {
      throw error;
    },
  });
  heard.noteStored(items);
  await heard.write();
  await decideOldReviews(options, accountId, createRandom(99));
  // A game server that is connected to the demo begins with what is decided from now on.
  await reportAllCarriedOut(store.db, accountId, DELIVERY_SECONDS);
  await refreshPlannerStatistics(store.db);
  const complete = { ...demo, apiKey };
  writeDemoFile(dataDir, complete);
  return complete;
}
