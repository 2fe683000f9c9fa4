import { missingAccess } from '~/contract/access';
import type { Config, ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import { type Clock, DAY_MS, MINUTE_MS } from '../clock';
import { timeOrderedId } from '../ids';
import type { Decide, CostedVerdict } from '../ai/decide';
import type { PlayerHistory, RecentMessage } from '../moderation/types';
import { noHistory } from '../moderation/types';
import type { Metrics } from '../metrics';
import { conflict, HttpProblem, unauthorized, unavailable } from '../problem';
import type { Store } from '../store/connect';
import { isContentFault, storeTrouble } from '../store/failures';
import { addAiUsage } from '../store/repositories/ai-usage';
import { touchApiKey } from '../store/repositories/api-keys';
import {
  bodyHash,
  findIngestContext,
  ingest,
  type IngestContext,
  type IngestItem,
  type IngestOutcome,
} from '../store/repositories/ingest';
import { findMessagesById, findReceipts, type MessageRow } from '../store/repositories/messages';
import { findHistory } from '../store/repositories/players';
import { requireAccess } from './access';
import { commitSeparately } from './commit-apart';
import { createGroupCommit } from './group-commit';
import { toIngestItem } from './ingestItem';
import { LruCache } from './lru-cache';
import { createRecentLines } from './recent-lines';
import { createKeyedLock } from './turns';

/** A verdict, or why there is none. */
export type MessageAnswer = ModerateResponse | HttpProblem;

export interface ModerationService {
  /** Who a key belongs to, remembered; undefined for unknown and revoked keys. Writes check it again. */
  identify: (keyHash: Buffer) => Promise<IngestContext | undefined>;
  moderate: (keyHash: Buffer, request: ModerateRequest) => Promise<ModerateResponse>;
  /** Answers in the order of the requests. Those in order are stored together; a bad one costs no other. */
  moderateBatch: (keyHash: Buffer, requests: readonly ModerateRequest[]) => Promise<MessageAnswer[]>;
  /** What a message would get under a configuration. Nothing is stored; what an AI costs is counted. */
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
  /** Whether `decide` may ask an AI, so that calls with one message id take turns. */
  asksAi: boolean;
  metrics: Metrics;
  /** Told of failures that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** A verdict made under outdated settings is made again; this often is a storm of changes, not bad luck. */
const MAX_ATTEMPTS = 4;

/** How long before its arrival a message may be logged as said. */
const SAID_WINDOW_MS = 7 * DAY_MS;

interface TimedVerdict {
  id: string;
  createdAt: Date;
  decision: CostedVerdict;
  processingTimeMs: number;
}

/** A message of a batch. */
interface BatchLine {
  request: ModerateRequest;
  /** Its place in the batch. */
  index: number;
  recent: readonly RecentMessage[];
  /** Whether an earlier message of the batch has the same id, so that this one gets that one's verdict. */
  repeats: boolean;
}

const REVOKED_KEY = 'This API key is unknown or revoked. Create one under API keys in the dashboard.';

function answer(request: ModerateRequest, mode: 'live' | 'test', judged: TimedVerdict): ModerateResponse {
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

function saidMsOf({ sent_at: sentAt }: ModerateRequest): number | undefined {
  return typeof sentAt === 'string' ? Date.parse(sentAt) : undefined;
}

/** Verdicts compare the callers' times with each other; the log's time stays close to this server's clock. */
function loggedSentAt(request: ModerateRequest, createdAt: Date): Date | undefined {
  const saidMs = saidMsOf(request);
  if (saidMs === undefined) return undefined;
  const arrivedMs = createdAt.getTime();
  return new Date(Math.min(arrivedMs, Math.max(arrivedMs - SAID_WINDOW_MS, saidMs)));
}

const changing = (): HttpProblem =>
  unavailable('The settings of this account are changing right now. Nothing was stored; try again.');

/** Why a message of a batch was not stored. */
function storingProblem(reason: unknown): HttpProblem {
  if (reason instanceof HttpProblem) return reason;
  const trouble = storeTrouble(reason);
  if (trouble !== undefined) return unavailable(trouble, reason);
  return new HttpProblem(
    500,
    'The database refused to store this message, so it has no verdict. If it stays, contact support@torchward.example.',
    { cause: reason },
  );
}

export function createModeration({
  store,
  clock,
  decide,
  asksAi,
  metrics,
  onBackgroundError,
}: ModerationOptions): ModerationService {
  const contexts = new LruCache<string, IngestContext>(10_000);
  const lastTouched = new LruCache<string, number>(10_000);
  const recentLines = createRecentLines({ clock });
  const turns = createKeyedLock();
  const listeners: ((items: readonly IngestItem[]) => void)[] = [];

  const announce = (items: readonly IngestItem[], outcomes: readonly IngestOutcome[]): void => {
    const stored = items.filter((_, index) => outcomes[index] === 'stored');
    if (stored.length === 0) return;
    for (const listener of listeners) listener(stored);
  };

  async function commit(items: readonly IngestItem[]): Promise<IngestOutcome[]> {
    const outcomes = await ingest(store.prepared, items);
    announce(items, outcomes);
    return outcomes;
  }

  const groupCommit = createGroupCommit<IngestItem, IngestOutcome>({ commit, onGroup: metrics.commit });
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
    if (found?.mode === 'live' && missingAccess('subscribed', found.account) === undefined) {
      contexts.set(name, found);
    }
    return found;
  }

  async function contextFor(keyHash: Buffer): Promise<IngestContext> {
    const context = await identify(keyHash);
    if (!context) throw unauthorized(REVOKED_KEY);
    requireAccess(context.account, 'subscribed');
    return context;
  }

  function touch(context: IngestContext): void {
    const now = clock.now();
    const last = lastTouched.get(context.keyId);
    if (last !== undefined && now.getTime() - last < MINUTE_MS) return;
    lastTouched.set(context.keyId, now.getTime());
    touchApiKey(store.db, context.account.id, context.keyId, now).catch(onBackgroundError);
  }

  async function historyOf(context: IngestContext, playerId: string): Promise<PlayerHistory> {
    if (!context.config.escalation_enabled) return noHistory;
    return findHistory(store.db, context.account.id, playerId, clock.now());
  }

  /** What an AI costs is the account's, also for verdicts that no stored message stands for. */
  async function countAi(accountId: string, decisions: readonly CostedVerdict[]): Promise<void> {
    const calls = decisions.reduce((sum, { aiCalls }) => sum + aiCalls, 0);
    if (calls === 0) return;
    const costMicros = decisions.reduce((sum, { aiCostMicros }) => sum + aiCostMicros, 0);
    await addAiUsage(store.db, accountId, { calls, costMicros });
  }

  /** Calls that repeat each other's message ids wait for the first, whose verdict they get. */
  async function inTurn<Result>(
    { mode, account }: IngestContext,
    requests: readonly ModerateRequest[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const ids = asksAi && mode === 'live' ? requests.flatMap((request) => request.message_id ?? []) : [];
    if (ids.length === 0) return work();
    const endTurn = await turns.take(ids.map((id) => `${account.id} ${id}`));
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  async function judge(
    context: IngestContext,
    request: ModerateRequest,
    recent: readonly RecentMessage[],
    repeats = false,
  ): Promise<TimedVerdict> {
    const { account, mode } = context;
    const messageId = mode === 'live' ? request.message_id : undefined;
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
      {
        accountId: account.id,
        mode,
        hasFirstVerdict:
          typeof messageId === 'string'
            ? async () => repeats || (await findReceipts(store.prepared, account.id, [messageId])).length > 0
            : undefined,
      },
    );
    const processingTimeMs = Math.round((performance.now() - started) * 100) / 100;
    const createdAt = clock.now();
    return { id: timeOrderedId(createdAt.getTime()), createdAt, decision, processingTimeMs };
  }

  function toItem(context: IngestContext, request: ModerateRequest, judged: TimedVerdict): IngestItem {
    const { id, createdAt, decision, processingTimeMs } = judged;
    return toIngestItem({
      id,
      createdAt,
      sentAt: loggedSentAt(request, createdAt),
      context,
      request,
      verdict: decision.verdict,
      processingTimeMs,
      aiCalls: decision.aiCalls,
      aiCostMicros: decision.aiCostMicros,
    });
  }

  const recall = (context: IngestContext, request: ModerateRequest, saidMs: number): RecentMessage[] =>
    recentLines.recall(`${context.mode} ${context.account.id} ${request.player_uuid}`, {
      message: request.message,
      saidMs,
      messageId: request.message_id ?? undefined,
    });

  /**
   * Recalled in the order in which they were said, whatever their order in the batch. How far apart lines without a time
   * were said is unknown, so they are neither compared nor remembered.
   */
  function toBatchLines(context: IngestContext, requests: readonly ModerateRequest[]): BatchLine[] {
    const seen = new Set<string>();
    const lines = requests.map((request, index): BatchLine => {
      const id = request.message_id;
      const repeats = typeof id === 'string' && seen.has(id);
      if (typeof id === 'string') seen.add(id);
      return { request, index, recent: [], repeats };
    });
    const said = lines.flatMap((line) => {
      const saidMs = saidMsOf(line.request);
      return saidMs === undefined ? [] : [{ line, saidMs }];
    });
    for (const { line, saidMs } of said.toSorted((a, b) => a.saidMs - b.saidMs)) {
      line.recent = recall(context, line.request, saidMs);
    }
    return lines;
  }

  async function firstAnswers(
    accountId: string,
    requests: readonly ModerateRequest[],
  ): Promise<MessageAnswer[]> {
    const messageIds = requests.flatMap((request) => request.message_id ?? []);
    const receipts = new Map(
      (await findReceipts(store.prepared, accountId, messageIds)).map((receipt) => [
        receipt.message_id,
        receipt,
      ]),
    );
    const rows = new Map(
      (
        await findMessagesById(
          store.prepared,
          accountId,
          [...receipts.values()].map(({ log_id }) => log_id),
        )
      ).map((row) => [row.id, row]),
    );
    return requests.map((request) => {
      const receipt = receipts.get(request.message_id ?? '');
      if (receipt && receipt.body_hash !== bodyHash(request)) {
        return conflict(
          `The message_id ${request.message_id ?? ''} was already used for another message. ` +
            'It was not stored; give every message an id of its own.',
        );
      }
      const row = receipt && rows.get(receipt.log_id);
      return row
        ? answerFromRow(row)
        : conflict('This message_id was used before, for a message that is no longer kept.');
    });
  }

  /** Stores one line with its verdict, or else counts what the AI cost. */
  async function commitOne(
    context: IngestContext,
    request: ModerateRequest,
    judged: TimedVerdict,
  ): Promise<IngestOutcome> {
    const [result] = await Promise.allSettled([groupCommit.add(toItem(context, request, judged))]);
    const isStored = result.status === 'fulfilled' && result.value === 'stored';
    // A database that does not answer can't count either.
    const isLost = result.status === 'rejected' && storeTrouble(result.reason) !== undefined;
    if (!isStored && !isLost) await countAi(context.account.id, [judged.decision]);
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }

  async function judgeAndStore(
    firstContext: IngestContext,
    keyHash: Buffer,
    request: ModerateRequest,
  ): Promise<ModerateResponse> {
    const recent = recall(firstContext, request, saidMsOf(request) ?? clock.now().getTime());
    let context = firstContext;
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const judged = await judge(context, request, recent);
      if (context.mode === 'test') {
        touch(context);
        await countAi(context.account.id, [judged.decision]);
        return answer(request, 'test', judged);
      }
      const outcome = await commitOne(context, request, judged);
      if (outcome === 'stale') {
        contexts.delete(keyHash.toString('base64'));
        context = await contextFor(keyHash);
        continue;
      }
      touch(context);
      if (outcome === 'stored') return answer(request, 'live', judged);
      const [first] = await firstAnswers(context.account.id, [request]);
      if (first instanceof HttpProblem) throw first;
      if (first) return first;
    }
    throw changing();
  }

  async function moderate(keyHash: Buffer, request: ModerateRequest): Promise<ModerateResponse> {
    const context = await contextFor(keyHash);
    try {
      return await inTurn(context, [request], () => judgeAndStore(context, keyHash, request));
    } catch (error) {
      throw isContentFault(error) ? storingProblem(error) : error;
    }
  }

  /** Together, so that a batch takes as long as its slowest line; numbered afterwards, so that its order survives. */
  async function judgeAll(context: IngestContext, lines: readonly BatchLine[]): Promise<TimedVerdict[]> {
    const judged = await Promise.all(
      lines.map(({ request, recent, repeats }) => judge(context, request, recent, repeats)),
    );
    const createdAt = clock.now();
    return judged.map((each) => ({ ...each, createdAt, id: timeOrderedId(createdAt.getTime()) }));
  }

  /** What became of each line; undefined where its verdict is outdated. */
  async function storeAll(
    context: IngestContext,
    lines: readonly BatchLine[],
    judged: readonly TimedVerdict[],
  ): Promise<(MessageAnswer | undefined)[]> {
    const { account } = context;
    const verdicts = lines.map(({ request }, n) => ({ request, judged: judged[n] as TimedVerdict }));
    const results = await commitSeparately(
      verdicts.map((each) => toItem(context, each.request, each.judged)),
      commit,
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    if (reasons.length === results.length && !reasons.some(isContentFault)) throw reasons[0];
    const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
    const having = (wanted: IngestOutcome) => verdicts.filter((_, n) => outcomes[n] === wanted);
    await countAi(
      account.id,
      verdicts.filter((_, n) => outcomes[n] !== 'stored').map((each) => each.judged.decision),
    );
    const repeated = having('duplicate').map(({ request }) => request);
    const first = repeated.length > 0 ? await firstAnswers(account.id, repeated) : [];
    const firstOf = new Map(repeated.map((request, n) => [request, first[n]]));
    return verdicts.map((each, n) => {
      const result = results[n];
      if (result?.status === 'rejected') return storingProblem(result.reason);
      if (result?.value === 'stored') return answer(each.request, 'live', each.judged);
      return firstOf.get(each.request);
    });
  }

  async function judgeAndStoreBatch(
    firstContext: IngestContext,
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
  ): Promise<MessageAnswer[]> {
    const answers: (MessageAnswer | undefined)[] = requests.map(() => undefined);
    let waiting = toBatchLines(firstContext, requests);
    let context = firstContext;
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const judged = await judgeAll(context, waiting);
      if (context.mode === 'test') {
        touch(context);
        await countAi(
          context.account.id,
          judged.map(({ decision }) => decision),
        );
        return waiting.map(({ request }, n) => answer(request, 'test', judged[n] as TimedVerdict));
      }
      const settled = await storeAll(context, waiting, judged);
      waiting.forEach(({ index }, n) => {
        answers[index] = settled[n];
      });
      waiting = waiting.filter((_, n) => settled[n] === undefined);
      if (waiting.length === 0) {
        touch(context);
        break;
      }
      contexts.delete(keyHash.toString('base64'));
      context = await contextFor(keyHash);
    }
    if (waiting.length === requests.length) throw changing();
    return answers.map((each) => each ?? changing());
  }

  async function moderateBatch(
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
  ): Promise<MessageAnswer[]> {
    const context = await contextFor(keyHash);
    if (requests.length === 0) return [];
    return inTurn(context, requests, () => judgeAndStoreBatch(context, keyHash, requests));
  }

  return {
    identify,
    moderate,
    moderateBatch,
    tryOut: async (accountId, message, config) => {
      const input = { message, player: { name: 'sample' }, history: noHistory, recent: [], config };
      const decision = await decide(input, { accountId, mode: 'test' });
      await countAi(accountId, [decision]);
      return decision.verdict;
    },
    onStored: (listener) => {
      listeners.push(listener);
    },
    drained: groupCommit.drained,
  };
}
