import type { Config, ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import type { CostedVerdict, Decide } from '../ai/decide';
import type { Clock } from '../clock';
import { timeOrderedId } from '../ids';
import type { Metrics } from '../metrics';
import { noHistory, type PlayerHistory, type RecentMessage } from '../moderation';
import { HttpProblem } from '../problem';
import type { Store } from '../store/connect';
import { isContentFault, describeStoreFailure } from '../store/failures';
import { addAiUsage } from '../store/repositories/aiUsage';
import {
  ingest,
  type IngestContext,
  type IngestItem,
  type IngestOutcome,
} from '../store/repositories/ingest';
import { findReceipts } from '../store/repositories/messages';
import { countActions } from '../store/repositories/players';
import { commitSeparately } from './commitSeparately';
import { createGroupCommit } from './groupCommit';
import { createIngestContexts } from './ingestContexts';
import { toIngestItem } from './ingestItem';
import {
  settingsProblem,
  findFirstAnswers,
  type MessageAnswer,
  storingProblem,
  type TimedVerdict,
  toAnswer,
} from './messageAnswers';
import { createRecentLines } from './recentLines';
import { loggedSentAt, saidMsOf } from './saidTimes';
import { createKeyedLock } from './keyedLock';

export interface ModerationService {
  /** The account of a key, remembered; undefined for unknown and revoked keys. Writes check it again. */
  identify: (keyHash: Buffer) => Promise<IngestContext | undefined>;
  moderate: (keyHash: Buffer, request: ModerateRequest) => Promise<ModerateResponse>;
  /**
   * Answers in the order of the requests. Messages without errors are stored together; a refused one affects no other.
   */
  moderateBatch: (keyHash: Buffer, requests: readonly ModerateRequest[]) => Promise<MessageAnswer[]>;
  /** The verdict of a message under a configuration. Stores nothing; counts the AI's cost. */
  tryOut: (accountId: string, message: string, config: Config) => Promise<Verdict>;
  /** Called after a commit with the stored items; must not throw. */
  onStored: (listener: (items: readonly IngestItem[]) => void) => void;
  /** Resolves when every message under way is committed and answered. */
  drained: () => Promise<void>;
}

interface ModerationOptions {
  store: Store;
  clock: Clock;
  decide: Decide;
  /** Whether `decide` may ask an AI, so that calls with the same message id wait for each other. */
  asksAi: boolean;
  metrics: Metrics;
  /** Called with each failure that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/**
 * Attempts at a verdict whose settings change meanwhile; this many mean a series of changes rather than a coincidence.
 */
const MAX_ATTEMPTS = 4;

/** A message of a batch. */
interface BatchLine {
  request: ModerateRequest;
  /** Its position in the batch. */
  index: number;
  recent: readonly RecentMessage[];
  /** Whether an earlier message of the batch has the same id, so that this one gets its verdict. */
  repeats: boolean;
}

export function createModeration({
  store,
  clock,
  decide,
  asksAi,
  metrics,
  onBackgroundError,
}: ModerationOptions): ModerationService {
  const contexts = createIngestContexts({ store, clock, onBackgroundError });
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

  async function historyOf(context: IngestContext, playerId: string): Promise<PlayerHistory> {
    if (!context.config.escalation_enabled) return noHistory;
    return countActions(store.db, context.account.id, playerId, clock.now());
  }

  /** Counts the AI's cost for the account, also for verdicts that no stored message has. */
  async function countAi(accountId: string, decisions: readonly CostedVerdict[]): Promise<void> {
    const calls = decisions.reduce((sum, { aiCalls }) => sum + aiCalls, 0);
    if (calls === 0) return;
    const costMicros = decisions.reduce((sum, { aiCostMicros }) => sum + aiCostMicros, 0);
    await addAiUsage(store.db, accountId, { calls, costMicros });
  }

  /** Makes calls with the same message id wait for the first, whose verdict they get. */
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
   * Recalls each player's messages in the order in which they were said, whatever their order in the batch. Messages
   * without a time are neither compared nor remembered, because the time between them is unknown.
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

  /** Stores one message with its verdict, or counts the AI's cost where it can't be stored. */
  async function commitOne(
    context: IngestContext,
    request: ModerateRequest,
    judged: TimedVerdict,
  ): Promise<IngestOutcome> {
    const [result] = await Promise.allSettled([groupCommit.add(toItem(context, request, judged))]);
    const isStored = result.status === 'fulfilled' && result.value === 'stored';
    // A database that does not answer can't count either.
    const isLost = result.status === 'rejected' && describeStoreFailure(result.reason) !== undefined;
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
        contexts.touch(context);
        await countAi(context.account.id, [judged.decision]);
        return toAnswer(request, 'test', judged);
      }
      const outcome = await commitOne(context, request, judged);
      if (outcome === 'stale') {
        contexts.forget(keyHash);
        context = await contexts.require(keyHash);
        continue;
      }
      contexts.touch(context);
      if (outcome === 'stored') return toAnswer(request, 'live', judged);
      const [first] = await findFirstAnswers(store.prepared, context.account.id, [request]);
      if (first instanceof HttpProblem) throw first;
      if (first) return first;
    }
    throw settingsProblem();
  }

  async function moderate(keyHash: Buffer, request: ModerateRequest): Promise<ModerateResponse> {
    const context = await contexts.require(keyHash);
    try {
      return await inTurn(context, [request], () => judgeAndStore(context, keyHash, request));
    } catch (error) {
      throw isContentFault(error) ? storingProblem(error) : error;
    }
  }

  /**
   * Judges all messages at the same time, so that a batch takes as long as its slowest one; numbers them afterwards, to
   * keep their order.
   */
  async function judgeAll(context: IngestContext, lines: readonly BatchLine[]): Promise<TimedVerdict[]> {
    const judged = await Promise.all(
      lines.map(({ request, recent, repeats }) => judge(context, request, recent, repeats)),
    );
    const createdAt = clock.now();
    return judged.map((each) => ({ ...each, createdAt, id: timeOrderedId(createdAt.getTime()) }));
  }

  /** The outcome of storing each message; undefined where its verdict is outdated. */
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
    const first = repeated.length > 0 ? await findFirstAnswers(store.prepared, account.id, repeated) : [];
    const firstOf = new Map(repeated.map((request, n) => [request, first[n]]));
    return verdicts.map((each, n) => {
      const result = results[n];
      if (result?.status === 'rejected') return storingProblem(result.reason);
      if (result?.value === 'stored') return toAnswer(each.request, 'live', each.judged);
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
        contexts.touch(context);
        await countAi(
          context.account.id,
          judged.map(({ decision }) => decision),
        );
        return waiting.map(({ request }, n) => toAnswer(request, 'test', judged[n] as TimedVerdict));
      }
      const settled = await storeAll(context, waiting, judged);
      waiting.forEach(({ index }, n) => {
        answers[index] = settled[n];
      });
      waiting = waiting.filter((_, n) => settled[n] === undefined);
      if (waiting.length === 0) {
        contexts.touch(context);
        break;
      }
      contexts.forget(keyHash);
      context = await contexts.require(keyHash);
    }
    if (waiting.length === requests.length) throw settingsProblem();
    return answers.map((each) => each ?? settingsProblem());
  }

  async function moderateBatch(
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
  ): Promise<MessageAnswer[]> {
    const context = await contexts.require(keyHash);
    if (requests.length === 0) return [];
    return inTurn(context, requests, () => judgeAndStoreBatch(context, keyHash, requests));
  }

  return {
    identify: contexts.identify,
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
