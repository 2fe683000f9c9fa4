import type { Config } from '~/contract/api.gen';
import { PLANS, TRIAL } from '~/contract/plans';
import { type Clock, dayMs, minuteMs } from '../clock';
import { type DemoFile, writeDemoFile } from '../demo-files';
import { timeOrderedId } from '../ids';
import { moderateLocally, noHistory, type PlayerHistory } from '../moderation';
import { apiKeyHash, createApiKey } from '../security/api-keys';
import type { Passwords } from '../security/passwords';
import { toIngestItem } from '../services/ingestItem';
import type { Store } from '../store/connect';
import { findCredentials, insertAccount } from '../store/repositories/accounts';
import { findKeyHolder, insertApiKey, type NewKeyRow } from '../store/repositories/api-keys';
import { saveConfig } from '../store/repositories/configs';
import { setFinalAction } from '../store/repositories/final-action';
import { findIngestContext, ingest, type IngestContext, type IngestItem } from '../store/repositories/ingest';
import { findMessage } from '../store/repositories/messages';
import { putSubscription } from '../store/repositories/subscriptions';
import { ensurePartitions, refreshPlannerStatistics } from '../store/partitions';
import { type ChatLine, generateChat } from './chat';
import { createRandom, pickWeighted, type Random } from './random';

const days = 30;
const messagesPerDay = 520;
const rowsAtOnce = 500;
/** Newest items that nobody has decided yet. */
const leftPending = 16;

const config: Config = {
  server_rules: [
    '1. Be kind. No insults, no hate.',
    '2. No advertising of other servers or channels.',
    "3. No threats, and nothing about anybody's real life.",
    '4. Do not ask for passwords or pretend to be staff.',
    '5. Do not shout or flood the chat.',
  ].join('\n'),
  automation_level: 'auto_mute',
  confidence_threshold: 0.7,
  pre_filter_config: { enabled: true },
  escalation_enabled: true,
};

interface SeedOptions {
  store: Store;
  clock: Clock;
  passwords: Passwords;
  dataDir: string;
  demo: DemoFile;
}

async function isComplete({ store: { db }, demo }: SeedOptions): Promise<boolean> {
  const hash = demo.apiKey === undefined ? undefined : apiKeyHash(demo.apiKey);
  return hash !== undefined && (await findKeyHolder(db, hash)) !== undefined;
}

/** What an interrupted first start left behind. */
async function removeRemains({ store: { db }, demo }: SeedOptions): Promise<void> {
  const found = await findCredentials(db, demo.email);
  if (!found) return;
  await db.deleteFrom('messages').where('account_id', '=', found.id).execute();
  await db.deleteFrom('accounts').where('id', '=', found.id).execute();
}

interface BillingPeriod {
  start: Date;
  end: Date;
}

/** The trial that the demo is in, and a period before it for the older half of the chat. */
function periodsOf(now: Date): { earlier: BillingPeriod; current: BillingPeriod } {
  const start = new Date(now.getTime() - 3 * dayMs);
  return {
    earlier: { start: new Date(start.getTime() - days * dayMs), end: start },
    current: { start, end: new Date(start.getTime() + TRIAL.days * dayMs) },
  };
}

async function beginPeriod({ store: { db } }: SeedOptions, accountId: string, { start, end }: BillingPeriod) {
  const plan = PLANS.growth;
  await putSubscription(db, accountId, {
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
async function storeChat({ store }: SeedOptions, items: readonly IngestItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    const outcomes = await ingest(store.prepared, items.slice(start, start + rowsAtOnce));
    if (outcomes.some((outcome) => outcome !== 'stored')) throw new Error('The demo chat was not stored.');
  }
}

async function createOwner({ store: { db }, passwords, demo }: SeedOptions, now: Date): Promise<string> {
  const accountId = timeOrderedId(now.getTime() - days * dayMs);
  const createdAt = new Date(now.getTime() - (days + 2) * dayMs);
  const passwordHash = await passwords.hash(demo.password);
  await insertAccount(db, {
    id: accountId,
    email: demo.email,
    passwordHash,
    verifiedAt: createdAt,
    createdAt,
  });
  const { start } = periodsOf(now).current;
  await db.updateTable('accounts').set({ trial_used_at: start }).where('id', '=', accountId).execute();
  await saveConfig(db, accountId, config, new Date(now.getTime() - 12 * dayMs));
  return accountId;
}

/** The keys of the demo: one in use, one idle for weeks, one for tests, one revoked. */
async function createKeys({ store: { db } }: SeedOptions, accountId: string, now: Date): Promise<string> {
  const ago = (inDays: number): Date => new Date(now.getTime() - inDays * dayMs);
  const live = createApiKey('live');
  const add = (
    mode: 'live' | 'test',
    values: Pick<NewKeyRow, 'name' | 'description' | 'createdAt' | 'lastUsedAt' | 'revokedAt'>,
  ): Promise<void> => {
    const made = values.name === 'survival-1 plugin' ? live : createApiKey(mode);
    const id = timeOrderedId(values.createdAt.getTime());
    return insertApiKey(db, accountId, {
      id,
      mode,
      displayPrefix: made.displayPrefix,
      hash: made.hash,
      ...values,
    });
  };
  await add('live', {
    name: 'old hosting',
    description: 'Before the move to the new host',
    createdAt: ago(31),
    lastUsedAt: ago(24),
    revokedAt: ago(23),
  });
  await add('live', {
    name: 'creative backup plugin',
    description: null,
    createdAt: ago(32),
    lastUsedAt: ago(31.5),
  });
  await add('live', {
    name: 'survival-1 plugin',
    description: 'Main network: survival, skyblock, creative',
    createdAt: ago(30),
    lastUsedAt: new Date(now.getTime() - minuteMs),
  });
  await add('test', {
    name: 'local testing',
    description: 'Plugin development',
    createdAt: ago(9),
    lastUsedAt: ago(2),
  });
  return live.key;
}

function judgeAll(lines: readonly ChatLine[], context: IngestContext): IngestItem[] {
  const histories = new Map<string, PlayerHistory>();
  const random = createRandom(7);
  return lines.map((line): IngestItem => {
    const history = histories.get(line.playerUuid) ?? noHistory;
    const verdict = moderateLocally({
      message: line.message,
      player: { name: line.playerName },
      history,
      recent: [],
      config: context.config,
    });
    // Old slips are forgiven in the demo, or escalation would ban half the cast within a month.
    if (verdict.final_action !== 'none' && random() < 0.04) {
      histories.set(line.playerUuid, { ...history, warnings: history.warnings + 1 });
    }
    return toIngestItem({
      id: timeOrderedId(line.at.getTime()),
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

const outcomes = [
  ['approved', 7],
  ['rejected', 2],
  ['customized', 1],
] as const;

/** Older items of the queue were decided by people, some hours after they came in. */
async function decideOldReviews(
  { store: { db } }: SeedOptions,
  accountId: string,
  random: Random,
): Promise<void> {
  const pending = await db
    .selectFrom('reviews')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const reviewers = ['owner@torchward.example', 'mods@torchward.example'] as const;
  await db.transaction().execute(async (trx) => {
    for (const review of pending.slice(0, Math.max(0, pending.length - leftPending))) {
      const status = pickWeighted(random, outcomes);
      const action =
        status === 'approved' ? review.recommended_action : status === 'rejected' ? 'none' : 'warn';
      const decidedAt = new Date(review.created_at.getTime() + (0.2 + random() * 5) * 60 * minuteMs);
      const reviewedBy = reviewers[random() < 0.7 ? 0 : 1];
      await trx
        .updateTable('reviews')
        .set({
          status,
          decided_action: action,
          decided_at: decidedAt,
          reviewed_by: reviewedBy,
          decided_by_account: accountId,
          comments: status === 'rejected' ? 'Friends joking, no action needed.' : null,
        })
        .where('account_id', '=', accountId)
        .where('id', '=', review.id)
        .execute();
      const message = await findMessage(trx, accountId, review.id);
      if (message) await setFinalAction(trx, message, action, status);
      await trx
        .insertInto('audit_events')
        .values({
          id: timeOrderedId(decidedAt.getTime()),
          account_id: accountId,
          subject_id: review.id,
          kind: `review.${status}`,
          actor: reviewedBy,
          at: decidedAt,
          detail: JSON.stringify({ action }),
        })
        .execute();
    }
  });
}

/**
 * Fills an empty demo with an owner and thirty days of chat, through the real rules and the real store. Does
 * nothing when it is complete; starts over when an earlier attempt was interrupted.
 *
 * @returns the demo's login and API key
 */
export async function seedDemo(options: SeedOptions): Promise<DemoFile & { apiKey: string }> {
  const { store, clock, dataDir, demo } = options;
  if (demo.apiKey !== undefined && (await isComplete(options))) return { ...demo, apiKey: demo.apiKey };
  await removeRemains(options);
  const now = clock.now();
  await ensurePartitions(store.db, new Date(now.getTime() - (days + 2) * dayMs), now);
  const accountId = await createOwner(options, now);
  const apiKey = await createKeys(options, accountId, now);
  const hash = apiKeyHash(apiKey);
  const { earlier, current } = periodsOf(now);
  await beginPeriod(options, accountId, earlier);
  const context = hash && (await findIngestContext(store.db, hash));
  if (!context) throw new Error('The demo key that was just made is not in the store.');

  const items = judgeAll(generateChat({ until: now, days, messagesPerDay }), context);
  const inTrial = ({ createdAt }: IngestItem) => createdAt >= current.start;
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
  await decideOldReviews(options, accountId, createRandom(99));
  await refreshPlannerStatistics(store.db);
  const complete = { ...demo, apiKey };
  writeDemoFile(dataDir, complete);
  return complete;
}
