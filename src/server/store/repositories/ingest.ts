import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ACCESS_GRANTING_STATUSES } from '~/contract/access';
import type {
  Config,
  KeyScope,
  ModerateRequest,
  ServerSettings,
  Tier,
  Verdict,
  WebhookEvent,
} from '~/contract/api.gen';
import { FEATURES } from '~/contract/planFeatures';
import { applyServerSettings } from '~/contract/serverSettings';
import type { Db } from '../db';
import type { KeyMode } from '../schema/accounts';
import { MESSAGE_COLUMNS, type MessagesTable } from '../schema/messages';
import { formatUtcDay } from '../../timeRanges';
import { type Account, toAccount } from './accounts';
import type { AiDay } from './aiUsage';
import { type ConfigRow, defaultConfig, toConfig } from './configs';
import { isViolation } from './finalAction';
import { hasOwnSettings } from './gameServers';
import type { ListEntryRow } from './listEntries';

/** What a verdict needs to know of an entry of the lists. */
type StandingEntry = Pick<ListEntryRow, 'id' | 'kind' | 'pattern' | 'action' | 'servers'>;

/** Everything besides the message that a verdict depends on. Callers may remember it: the write checks it again. */
export interface IngestContext {
  keyId: string;
  keyName: string;
  keyPrefix: string;
  mode: KeyMode;
  scopes: readonly KeyScope[];
  account: Account;
  config: Config;
  /** The configuration in force on each game server that has settings of its own, by the name that it sends. */
  serverConfigs: ReadonlyMap<string, Config>;
  /** The account's words, phrases and links. */
  listEntries: readonly StandingEntry[];
  /** Grows with every change of the configuration, the lists or a server's settings; 0 before the first. */
  configVersion: number;
  periodStart: Date | undefined;
}

interface ContextRow extends ConfigRow {
  key_id: string;
  key_name: string;
  key_prefix: string;
  mode: KeyMode;
  scopes: KeyScope[];
  id: string;
  email: string;
  verified_at: Date | null;
  created_at: Date;
  session_epoch: number;
  subscription_status: string | null;
  tier: Tier | null;
  period_start: Date | null;
  config_version: number | null;
  servers: readonly (ServerSettings & { name: string })[] | null;
  list_entries: readonly StandingEntry[] | null;
}

/** Returns the configuration in force on the game server that sends a message. */
export function chooseConfig({ config, serverConfigs }: IngestContext, { server }: ModerateRequest): Config {
  return (typeof server === 'string' ? serverConfigs.get(server) : undefined) ?? config;
}

/** @param keyHash SHA-256 of the key; unknown and revoked keys give undefined */
export async function findIngestContext(db: Db, keyHash: Buffer): Promise<IngestContext | undefined> {
  const result = await sql<ContextRow>`
    select k.id as key_id, k.name as key_name, k.key_prefix, k.mode, k.scopes, a.id, a.email, a.verified_at, a.created_at, a.session_epoch,
      s.status as subscription_status, s.tier, s.current_period_start as period_start,
      c.version + c.servers_version as config_version, c.server_rules, c.automation_level, c.confidence_threshold,
      c.pre_filter_enabled, c.escalation_enabled, c.swearing,
      (select jsonb_agg(to_jsonb(g)) from game_servers g where g.account_id = a.id and ${hasOwnSettings}) as servers,
      (select jsonb_agg(to_jsonb(e) order by e.created_at, e.id) from list_entries e where e.account_id = a.id) as list_entries
    from api_keys k
    join accounts a on a.id = k.account_id
    left join subscriptions s on s.account_id = a.id
    left join configs c on c.account_id = a.id
    where k.key_hash = ${keyHash} and k.revoked_at is null`.execute(db);
  const row = result.rows[0];
  if (!row) return undefined;
  const config = row.config_version === null ? defaultConfig : toConfig(row);
  return {
    keyId: row.key_id,
    keyName: row.key_name,
    keyPrefix: row.key_prefix,
    mode: row.mode,
    scopes: row.scopes,
    account: toAccount(row),
    config,
    serverConfigs: new Map(row.servers?.map((own) => [own.name, applyServerSettings(config, own)])),
    listEntries: row.list_entries ?? [],
    configVersion: row.config_version ?? 0,
    periodStart: row.period_start ?? undefined,
  };
}

/**
 * A webhook event to deliver. The SQL statement that stores the message adds one job for each subscribed webhook, with the
 * webhook's id in the job's payload.
 */
export interface QueuedWebhookEvent {
  kind: 'webhook.deliver';
  event: WebhookEvent;
  payload: { accountId: string; event: WebhookEvent; at: string; data: object };
}

/** A message with its verdict, ready to be stored. */
export interface StorableMessage {
  /** A time-ordered id, whose time is `createdAt` to the millisecond. */
  id: string;
  createdAt: Date;
  /** When the player said the message, where the caller sends that time. */
  sentAt?: Date | undefined;
  context: IngestContext;
  request: ModerateRequest;
  verdict: Verdict;
  processingTimeMs: number;
  aiCalls: number;
  /** Millionths of a US dollar. */
  aiCostMicros: number;
  similarKey: string;
  /** The entries of the owner's lists that took effect. */
  listEntryIds?: readonly string[];
  /** Whether a configuration that has been replaced still counts, because it was read after the message arrived. */
  mayHaveOldConfig?: boolean;
  webhookEvents: readonly QueuedWebhookEvent[];
}

/**
 * What became of an item. `duplicate`: the caller's message id is taken. `stale`: since the verdict the key, the
 * subscription or, without `mayHaveOldConfig`, the configuration has changed. Only `stored` items leave rows.
 */
export type IngestOutcome = 'stored' | 'duplicate' | 'stale';

/** Computes a hash that is equal for requests with the same content, whatever time and channel they name. */
export function hashBody(request: ModerateRequest): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        request.message,
        request.player_name,
        request.player_uuid.toLowerCase(),
        request.server ?? null,
      ]),
    )
    .digest('hex');
}

/** The columns of a stored message that the statement computes. The others are in its input under their own name. */
const COMPUTED_COLUMNS = {
  processing_time_ms: 'ms',
  ai_cost_micros: 'case when ai_calls > 0 then ai_cost end',
  review_status: "case when needs_review then 'pending' end",
  undone_at: 'null',
} as const satisfies Partial<Record<keyof MessagesTable, string>>;

const STORED_COLUMNS = {
  ...Object.fromEntries(MESSAGE_COLUMNS.map((name) => [name, name])),
  ...COMPUTED_COLUMNS,
};

type InputColumn = Exclude<keyof MessagesTable, keyof typeof COMPUTED_COLUMNS>;

function toRow(item: StorableMessage, n: number): Record<InputColumn, unknown> & Record<string, unknown> {
  const { context, request, verdict } = item;
  return {
    n,
    key_id: context.keyId,
    account_id: context.account.id,
    config_version: item.mayHaveOldConfig ? undefined : context.configVersion,
    period_start: context.periodStart,
    tier: context.account.tier,
    id: item.id,
    created_at: item.createdAt,
    sent_at: item.sentAt,
    said_at: request.sent_at,
    server: request.server,
    channel: request.channel,
    player_uuid: request.player_uuid,
    player_name: request.player_name,
    message: request.message,
    message_id: request.message_id,
    body_hash: typeof request.message_id === 'string' ? hashBody(request) : undefined,
    final_action: verdict.final_action,
    recommended_action: verdict.recommended_action,
    is_violation: isViolation(verdict.recommended_action),
    category: verdict.category,
    severity: verdict.severity,
    confidence: verdict.confidence,
    reasoning: verdict.reasoning,
    rule: verdict.rule,
    filtered: verdict.filtered,
    decided_by: verdict.decided_by,
    needs_review: verdict.needs_review,
    ms: item.processingTimeMs,
    ai_calls: item.aiCalls,
    ai_cost: item.aiCostMicros,
    similar_key: item.similarKey,
    webhook_events: item.webhookEvents.length > 0 ? item.webhookEvents : undefined,
  };
}

/** The scope that a key needs to store messages. The statement checks it again, because a node remembers keys. */
export const MODERATE_SCOPE: KeyScope = 'moderate';

/**
 * One statement, so one round trip and one commit, for any number of messages of any accounts: rows, every count and
 * the review queue change together or not at all. The statement decides, inside the snapshot that writes, whether the
 * key is still valid and the verdict's configuration still current. It touches rows in key order, so that two nodes
 * can't deadlock.
 */
const STATEMENT = `
with input as materialized (
  select *,
    date_trunc('hour', created_at, 'UTC') as hour,
    (created_at at time zone 'UTC')::date as day
  from jsonb_to_recordset($1::jsonb) as x(
    n int, key_id uuid, account_id uuid, config_version int, period_start timestamptz, tier text, id uuid,
    created_at timestamptz, sent_at timestamptz, said_at timestamptz, server text, channel text, player_uuid uuid, player_name text, message text, message_id text,
    body_hash text, final_action text, recommended_action text, is_violation boolean, category text,
    severity smallint,
    confidence float8, reasoning text, rule text, filtered boolean, decided_by text, needs_review boolean,
    ms float8, ai_calls int, ai_cost bigint, similar_key text,
    webhook_events jsonb)
),
fresh as materialized (
  select i.* from input i
  join api_keys k on k.id = i.key_id and k.account_id = i.account_id and k.revoked_at is null
    and $4 = any (k.scopes)
  join subscriptions s on s.account_id = i.account_id and s.status = any ($3::text[])
    and s.current_period_start = i.period_start and s.tier = i.tier
  left join configs c on c.account_id = i.account_id
  where i.config_version is null or coalesce(c.version + c.servers_version, 0) = i.config_version
),
receipt as (
  insert into message_receipts (account_id, message_id, body_hash, log_id, created_at)
  select account_id, message_id, decode(body_hash, 'hex'), id, created_at
  from fresh where message_id is not null order by account_id, message_id, n
  on conflict do nothing returning log_id
),
accepted as materialized (
  select * from fresh f where f.message_id is null or f.id in (select log_id from receipt)
),
stored as (
  insert into messages (${Object.keys(STORED_COLUMNS).join(', ')})
  select ${Object.values(STORED_COLUMNS).join(', ')} from accepted
),
hours as (
  insert into hourly_totals as t (account_id, hour, messages, filtered, violations, action_none, action_warn,
    action_mute, action_kick, action_ban, by_pre_filter, by_local, by_ai, by_fail_open, time_sum_ms, within_1ms,
    within_5ms, within_10ms, within_25ms, within_50ms, within_100ms, within_250ms, within_1000ms, time_max_ms)
  select account_id, hour, count(*),
    count(*) filter (where filtered),
    count(*) filter (where is_violation),
    count(*) filter (where final_action = 'none'),
    count(*) filter (where final_action = 'warn'),
    count(*) filter (where final_action = 'mute'),
    count(*) filter (where final_action = 'kick'),
    count(*) filter (where final_action = 'ban'),
    count(*) filter (where decided_by = 'pre_filter'),
    count(*) filter (where decided_by = 'local'),
    count(*) filter (where decided_by = 'ai'),
    count(*) filter (where decided_by = 'fail_open'),
    sum(ms),
    count(*) filter (where ms <= 1), count(*) filter (where ms <= 5), count(*) filter (where ms <= 10),
    count(*) filter (where ms <= 25), count(*) filter (where ms <= 50), count(*) filter (where ms <= 100),
    count(*) filter (where ms <= 250), count(*) filter (where ms <= 1000), max(ms)
  from accepted group by account_id, hour order by account_id, hour
  on conflict (account_id, hour) do update set
    messages = t.messages + excluded.messages, filtered = t.filtered + excluded.filtered,
    violations = t.violations + excluded.violations, action_none = t.action_none + excluded.action_none,
    action_warn = t.action_warn + excluded.action_warn, action_mute = t.action_mute + excluded.action_mute,
    action_kick = t.action_kick + excluded.action_kick, action_ban = t.action_ban + excluded.action_ban,
    by_pre_filter = t.by_pre_filter + excluded.by_pre_filter, by_local = t.by_local + excluded.by_local,
    by_ai = t.by_ai + excluded.by_ai, by_fail_open = t.by_fail_open + excluded.by_fail_open,
    time_sum_ms = t.time_sum_ms + excluded.time_sum_ms, within_1ms = t.within_1ms + excluded.within_1ms,
    within_5ms = t.within_5ms + excluded.within_5ms, within_10ms = t.within_10ms + excluded.within_10ms,
    within_25ms = t.within_25ms + excluded.within_25ms, within_50ms = t.within_50ms + excluded.within_50ms,
    within_100ms = t.within_100ms + excluded.within_100ms, within_250ms = t.within_250ms + excluded.within_250ms,
    within_1000ms = t.within_1000ms + excluded.within_1000ms,
    time_max_ms = greatest(t.time_max_ms, excluded.time_max_ms)
),
seen_hour as (
  insert into player_hours (account_id, hour, player_uuid)
  select distinct account_id, hour, player_uuid from accepted order by 1, 2, 3 on conflict do nothing
),
seen_day as (
  insert into player_days (account_id, day, player_uuid)
  select distinct account_id, day, player_uuid from accepted order by 1, 2, 3 on conflict do nothing
),
known_players as (
  insert into players as p (account_id, player_uuid, player_name, first_seen_at, last_seen_at, messages,
    violations, warnings, mutes, kicks, bans)
  select account_id, player_uuid, (array_agg(player_name order by created_at desc, n desc))[1],
    min(created_at), max(created_at), count(*),
    count(*) filter (where is_violation),
    count(*) filter (where final_action = 'warn'),
    count(*) filter (where final_action = 'mute'),
    count(*) filter (where final_action = 'kick'),
    count(*) filter (where final_action = 'ban')
  from accepted group by account_id, player_uuid order by account_id, player_uuid
  on conflict (account_id, player_uuid) do update set
    player_name = excluded.player_name, first_seen_at = least(p.first_seen_at, excluded.first_seen_at),
    last_seen_at = greatest(p.last_seen_at, excluded.last_seen_at), messages = p.messages + excluded.messages,
    violations = p.violations + excluded.violations, warnings = p.warnings + excluded.warnings,
    mutes = p.mutes + excluded.mutes, kicks = p.kicks + excluded.kicks, bans = p.bans + excluded.bans
),
acted as (
  insert into player_actions (account_id, player_uuid, created_at, id, said_at, action)
  select account_id, player_uuid, created_at, id, said_at, final_action from accepted where final_action <> 'none'
),
servers as (
  insert into server_hours as h (account_id, hour, server, messages)
  select account_id, hour, server, count(*) from accepted where server is not null
  group by account_id, hour, server order by account_id, hour, server
  on conflict (account_id, hour, server) do update set messages = h.messages + excluded.messages
),
periods as (
  insert into usage_periods as u (account_id, period_start, messages, ai_calls, ai_cost_micros, time_sum_ms)
  select account_id, period_start, count(*), sum(ai_calls), sum(ai_cost), sum(ms)
  from accepted group by account_id, period_start order by account_id, period_start
  on conflict (account_id, period_start) do update set messages = u.messages + excluded.messages,
    ai_calls = u.ai_calls + excluded.ai_calls, ai_cost_micros = u.ai_cost_micros + excluded.ai_cost_micros,
    time_sum_ms = u.time_sum_ms + excluded.time_sum_ms
),
ai as (
  insert into ai_days as d (account_id, day, calls, cost_micros)
  select account_id, day, sum(ai_calls), sum(ai_cost)
  from accepted where ai_calls > 0 group by account_id, day order by account_id, day
  on conflict (account_id, day) do update set calls = d.calls + excluded.calls,
    cost_micros = d.cost_micros + excluded.cost_micros
  returning account_id, day, cost_micros
),
held as (
  insert into reviews (id, account_id, created_at, status, recommended_action, applied_action, similar_key)
  select id, account_id, created_at, 'pending', recommended_action, final_action, similar_key
  from accepted where needs_review
),
queued as (
  insert into jobs (id, kind, account_id, payload, run_at, created_at)
  select gen_random_uuid(), e.kind, a.account_id, jsonb_set(e.payload, '{webhookId}', to_jsonb(w.id)),
    a.created_at, a.created_at
  from accepted a
  join webhooks w on w.account_id = a.account_id and w.enabled
  join subscriptions s on s.account_id = a.account_id and s.tier = any ($2::text[])
  cross join lateral jsonb_to_recordset(a.webhook_events) as e(kind text, event text, payload jsonb)
  where a.webhook_events is not null and e.event = any (w.events)
)
select f.n, f.message_id is null or f.id in (select log_id from receipt) as stored, ai.cost_micros as ai_cost
from fresh f left join ai on ai.account_id = f.account_id and ai.day = f.day`;

/** Runs a named statement, which each connection plans once. */
export interface PreparedRunner {
  query: <Row>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>;
}

export interface IngestResult {
  /** One outcome for each item, in the same order. */
  outcomes: IngestOutcome[];
  /** What the AI has cost each account on each day to which the items add AI calls. */
  aiDays: AiDay[];
}

/**
 * Stores messages and all their counts in one commit.
 *
 * @param items at most a few hundred, in order of arrival
 */
export async function ingest(
  runner: PreparedRunner,
  items: readonly StorableMessage[],
): Promise<IngestResult> {
  const outcomes: IngestOutcome[] = items.map(() => 'stale');
  const aiDays: AiDay[] = [];
  const rows = await runner.query<{ n: number; stored: boolean; ai_cost: number | null }>(
    'ingest',
    STATEMENT,
    [JSON.stringify(items.map(toRow)), FEATURES.webhooks.plans, ACCESS_GRANTING_STATUSES, MODERATE_SCOPE],
  );
  for (const { n, stored, ai_cost: costMicros } of rows) {
    outcomes[n] = stored ? 'stored' : 'duplicate';
    const item = items[n];
    if (item === undefined || costMicros === null) continue;
    aiDays.push({ accountId: item.context.account.id, day: formatUtcDay(item.createdAt), costMicros });
  }
  return { outcomes, aiDays };
}
