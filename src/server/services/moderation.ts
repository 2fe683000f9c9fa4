import type { Config, ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import { type Clock, minuteMs } from '../clock';
import { timeOrderedId } from '../ids';
import type { ModerationInput, PlayerHistory, RecentMessage } from '../moderation/types';
import { noHistory } from '../moderation/types';
import type { Metrics } from '../metrics';
import { conflict, unauthorized, unavailable } from '../problem';
import type { Store } from '../store/connect';
import { touchApiKey } from '../store/repositories/api-keys';
import {
  bodyHash,
  findIngestContext,
  ingest,
  type IngestContext,
  type IngestItem,
  type IngestOutcome,
  type PreparedRunner,
} from '../store/repositories/ingest';
import { findMessagesById, findReceipts, type MessageRow } from '../store/repositories/messages';
import { findPlayer } from '../store/repositories/players';
import { hasSubscription, requireAccess } from './access';
import { createGroupCommit } from './group-commit';
import { LruCache } from './lru-cache';
import { createRecentLines } from './recent-lines';
import { similarKey } from './similar-key';

/** A verdict with what it cost to reach. */
export interface Decision {
  verdict: Verdict;
  aiCalls: number;
  /** Millionths of a US dollar. */
  aiCostMicros: number;
}

/** Gives a verdict on one message, from the local rules alone or with an AI; never throws, never takes long. */
export type Decide = (
  input: ModerationInput,
  context: { accountId: string; mode: 'live' | 'test' },
) => Promise<Decision>;

export interface ModerationService {
  /** Who a key belongs to, remembered; undefined for unknown and revoked keys. Writes check it again. */
  identify: (keyHash: Buffer) => Promise<IngestContext | undefined>;
  moderate: (keyHash: Buffer, request: ModerateRequest) => Promise<ModerateResponse>;
  /** All are stored, or none. */
  moderateBatch: (keyHash: Buffer, requests: readonly ModerateRequest[]) => Promise<ModerateResponse[]>;
  /** What a message would get under a configuration. Nothing is stored. */
  tryOut: (accountId: string, message: string, config: Config) => Promise<Verdict>;
  /** Called after a commit with what it stored; must not throw. */
  onStored: (listener: (items: readonly IngestItem[]) => void) => void;
  /** Resolves when every message under way is committed and answered. */
  drained: () => Promise<void>;
}

interface ModerationOptions {
  store: Store;
  clock: Clock;
  decide: Decide;
  metrics: Metrics;
  /** Told of failures that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** A verdict made under outdated settings is made again; this often is a storm of changes, not bad luck. */
const maxTries = 4;

interface Judged {
  id: string;
  createdAt: Date;
  decision: Decision;
  processingTimeMs: number;
}

const revoked = 'This API key is unknown or revoked. Create one under API keys in the dashboard.';

function answer(request: ModerateRequest, mode: 'live' | 'test', judged: Judged): ModerateResponse {
  return {
    ...judged.decision.verdict,
    id: judged.id,
    message_id: request.message_id ?? null,
    mode,
    duplicate: false,
    processing_time_ms: judged.processingTimeMs,
  };
}

function answerFromRow(row: MessageRow): ModerateResponse {
  return {
    id: row.id,
    message_id: row.message_id,
    mode: 'live',
    duplicate: true,
    final_action: row.final_action,
    recommended_action: row.recommended_action,
    category: row.category,
    severity: row.severity,
    confidence: row.confidence,
    reasoning: row.reasoning,
    rule: row.rule,
    filtered: row.filtered,
    needs_review: row.review_status === 'pending',
    decided_by: row.decided_by,
    processing_time_ms: row.processing_time_ms,
  };
}

export function createModeration({
  store,
  clock,
  decide,
  metrics,
  onBackgroundError,
}: ModerationOptions): ModerationService {
  const contexts = new LruCache<string, IngestContext>(10_000);
  const lastTouched = new LruCache<string, number>(10_000);
  const recentLines = createRecentLines({ clock });
  const listeners: ((items: readonly IngestItem[]) => void)[] = [];

  const announce = (items: readonly IngestItem[], outcomes: readonly IngestOutcome[]): void => {
    const stored = items.filter((_, index) => outcomes[index] === 'stored');
    if (stored.length === 0) return;
    for (const listener of listeners) listener(stored);
  };

  const groupCommit = createGroupCommit<IngestItem, IngestOutcome>({
    commit: async (items) => {
      const outcomes = await ingest(store.prepared, items);
      announce(items, outcomes);
      return outcomes;
    },
    onGroup: metrics.commit,
  });
  metrics.watch(
    { name: 'torchward_waiting_messages', help: 'Messages that wait for the next commit.', label: 'queue' },
    () => [['commit', groupCommit.waiting()]],
  );

  async function identify(keyHash: Buffer): Promise<IngestContext | undefined> {
    const name = keyHash.toString('base64');
    const known = contexts.get(name);
    if (known) return known;
    const found = await findIngestContext(store.db, keyHash);
    // Only the write notices that what is remembered has become wrong, so only what leads to a write is kept:
    // not a test key, not an account that is refused now and may pay in a minute.
    if (found?.mode === 'live' && found.account.verified && hasSubscription(found.account)) {
      contexts.set(name, found);
    }
    return found;
  }

  async function contextFor(keyHash: Buffer): Promise<IngestContext> {
    const context = await identify(keyHash);
    if (!context) throw unauthorized(revoked);
    requireAccess(context.account, 'subscribed');
    return context;
  }

  function touch(context: IngestContext): void {
    const now = clock.now();
    const last = lastTouched.get(context.keyId);
    if (last !== undefined && now.getTime() - last < minuteMs) return;
    lastTouched.set(context.keyId, now.getTime());
    touchApiKey(store.db, context.account.id, context.keyId, now).catch(onBackgroundError);
  }

  async function historyOf(context: IngestContext, playerId: string): Promise<PlayerHistory> {
    if (!context.config.escalation_enabled) return noHistory;
    const player = await findPlayer(store.db, context.account.id, playerId);
    return player ? { warnings: player.warnings, mutes: player.mutes, kicks: player.kicks } : noHistory;
  }

  async function judge(
    context: IngestContext,
    request: ModerateRequest,
    recent: readonly RecentMessage[],
  ): Promise<Judged> {
    const started = performance.now();
    const history = await historyOf(context, request.player_uuid);
    const decision = await decide(
      {
        message: request.message,
        player: { name: request.player_name },
        history,
        recent,
        config: context.config,
      },
      { accountId: context.account.id, mode: context.mode },
    );
    const processingTimeMs = Math.round((performance.now() - started) * 100) / 100;
    const createdAt = clock.now();
    return { id: timeOrderedId(createdAt.getTime()), createdAt, decision, processingTimeMs };
  }

  function toItem(context: IngestContext, request: ModerateRequest, judged: Judged): IngestItem {
    const { id, createdAt, decision, processingTimeMs } = judged;
    return {
      id,
      createdAt,
      context,
      request,
      verdict: decision.verdict,
      processingTimeMs,
      aiCalls: decision.aiCalls,
      aiCostMicros: decision.aiCostMicros,
      similarKey: decision.verdict.needs_review ? similarKey(request.message) : '',
    };
  }

  const recall = (context: IngestContext, request: ModerateRequest): RecentMessage[] =>
    recentLines.recall(`${context.mode} ${context.account.id} ${request.player_uuid}`, request.message);

  async function firstAnswers(
    runner: PreparedRunner,
    accountId: string,
    requests: readonly ModerateRequest[],
  ): Promise<ModerateResponse[]> {
    const messageIds = requests.flatMap((request) => request.message_id ?? []);
    const receipts = new Map(
      (await findReceipts(runner, accountId, messageIds)).map((receipt) => [receipt.message_id, receipt]),
    );
    const rows = new Map(
      (
        await findMessagesById(
          runner,
          accountId,
          [...receipts.values()].map(({ log_id }) => log_id),
        )
      ).map((row) => [row.id, row]),
    );
    return requests.map((request) => {
      const receipt = receipts.get(request.message_id ?? '');
      if (receipt && receipt.body_hash !== bodyHash(request)) {
        throw conflict(
          `The message_id ${request.message_id ?? ''} was already used for another message. ` +
            'Nothing was stored; give every message an id of its own.',
        );
      }
      const row = receipt && rows.get(receipt.log_id);
      if (!row) throw conflict('This message_id was used before, for a message that is no longer kept.');
      return answerFromRow(row);
    });
  }

  async function moderate(keyHash: Buffer, request: ModerateRequest): Promise<ModerateResponse> {
    let recent: RecentMessage[] | undefined;
    for (let tries = 0; tries < maxTries; tries++) {
      const context = await contextFor(keyHash);
      recent ??= recall(context, request);
      const judged = await judge(context, request, recent);
      if (context.mode === 'test') {
        touch(context);
        return answer(request, 'test', judged);
      }
      const outcome = await groupCommit.add(toItem(context, request, judged));
      if (outcome === 'stale') {
        contexts.delete(keyHash.toString('base64'));
        continue;
      }
      touch(context);
      if (outcome === 'stored') return answer(request, 'live', judged);
      const [first] = await firstAnswers(store.prepared, context.account.id, [request]);
      if (first) return first;
    }
    throw unavailable('The settings of this account are changing right now. Nothing was stored; try again.');
  }

  async function storeBatch(
    context: IngestContext,
    requests: readonly ModerateRequest[],
    judged: readonly Judged[],
  ): Promise<ModerateResponse[] | 'stale'> {
    const items = requests.map((request, index) => toItem(context, request, judged[index] as Judged));
    let outcomes: IngestOutcome[] = [];
    const stale = new Error('stale');
    try {
      const answers = await store.preparedTransaction(async (runner) => {
        outcomes = await ingest(runner, items);
        if (outcomes.includes('stale')) throw stale;
        const repeated = requests.filter((_, index) => outcomes[index] === 'duplicate');
        const first = repeated.length > 0 ? await firstAnswers(runner, context.account.id, repeated) : [];
        let next = 0;
        return requests.map((request, index) =>
          outcomes[index] === 'duplicate'
            ? (first[next++] as ModerateResponse)
            : answer(request, 'live', judged[index] as Judged),
        );
      });
      announce(items, outcomes);
      return answers;
    } catch (error) {
      if (error === stale) return 'stale';
      throw error;
    }
  }

  async function moderateBatch(
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
  ): Promise<ModerateResponse[]> {
    let recent: RecentMessage[][] | undefined;
    for (let tries = 0; tries < maxTries; tries++) {
      const context = await contextFor(keyHash);
      recent ??= requests.map((request) => recall(context, request));
      const lines = recent;
      // Together, so that a batch takes as long as its slowest line; numbered afterwards, so that order survives.
      const judged = (
        await Promise.all(requests.map((request, index) => judge(context, request, lines[index] ?? [])))
      ).map((each) => ({ ...each, id: timeOrderedId(each.createdAt.getTime()) }));
      if (context.mode === 'test') {
        touch(context);
        return requests.map((request, index) => answer(request, 'test', judged[index] as Judged));
      }
      const answers = await storeBatch(context, requests, judged);
      if (answers !== 'stale') {
        touch(context);
        return answers;
      }
      contexts.delete(keyHash.toString('base64'));
    }
    throw unavailable('The settings of this account are changing right now. Nothing was stored; try again.');
  }

  return {
    identify,
    moderate,
    moderateBatch,
    tryOut: async (accountId, message, config) => {
      const input = { message, player: { name: 'sample' }, history: noHistory, recent: [], config };
      return (await decide(input, { accountId, mode: 'test' })).verdict;
    },
    onStored: (listener) => {
      listeners.push(listener);
    },
    drained: groupCommit.drained,
  };
}
