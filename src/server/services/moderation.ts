import type { Config, ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import type { CostedVerdict, Decide } from '../ai/decide';
import type { Clock } from '../clock';
import { type Deadline, orLate } from '../deadline';
import { createTimeOrderedId } from '../ids';
import type { Metrics } from '../metrics';
import { noHistory, type PlayerHistory, type RecentMessage } from '../moderation';
import { HttpProblem } from '../problem';
import type { Store } from '../store/connect';
import { isContentFault, describeStoreFailure } from '../store/failures';
import {
  ingest,
  type IngestContext,
  type StorableMessage,
  type IngestOutcome,
} from '../store/repositories/ingest';
import { findReceipts } from '../store/repositories/messages';
import { countActions } from '../store/repositories/players';
import { createAiSpending } from './aiSpending';
import { commitSeparately } from './commitSeparately';
import { createGroupCommit } from './groupCommit';
import { createIngestContexts } from './ingestContexts';
import { toStorableMessage } from './ingestItem';
import {
  findFirstAnswers,
  createLateProblem,
  type MessageAnswer,
  createSettingsProblem,
  toStoringProblem,
  type TimedVerdict,
  toAnswer,
} from './messageAnswers';
import { createPendingMessages, type PendingMessage } from './pendingMessages';
import { createRecentLines } from './recentLines';
import { computeLoggedSentAt, readSaidMs } from './saidTimes';

export interface ModerationService {
  /** Milliseconds within which a call is answered, unless its caller asks for fewer. */
  budgetMs: number;
  /** The account of a key, remembered; undefined for unknown and revoked keys. Writes check it again. */
  identify: (keyHash: Buffer) => Promise<IngestContext | undefined>;
  moderate: (keyHash: Buffer, request: ModerateRequest, deadline: Deadline) => Promise<ModerateResponse>;
  /**
   * Answers in the order of the requests. Messages without errors are stored together; a refused one affects no other.
   */
  moderateBatch: (
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
    deadline: Deadline,
  ) => Promise<MessageAnswer[]>;
  /** The verdict of a message under a configuration. Stores nothing; counts the AI's cost. */
  tryOut: (accountId: string, message: string, config: Config) => Promise<Verdict>;
  /** Called after a commit with the stored items; must not throw. */
  onStored: (listener: (items: readonly StorableMessage[]) => void) => void;
  /** Resolves when every message under way is committed and answered, also those answered before their commit. */
  drained: () => Promise<void>;
}

interface ModerationOptions {
  store: Store;
  clock: Clock;
  decide: Decide;
  /** Milliseconds within which a call is answered, unless its caller asks for fewer. */
  budgetMs: number;
  metrics: Metrics;
  /** Called with each failure that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/**
 * Attempts at a verdict whose settings change meanwhile; this many mean a series of changes rather than a coincidence.
 */
const MAX_ATTEMPTS = 4;

/** Milliseconds of a call that judging leaves to storing, at most a quarter of all. */
const STORING_MS = 250;

/** A message and what its player said before it. */
type Line = Pick<PendingMessage, 'request' | 'recent'>;

const withoutCost = (judged: TimedVerdict): TimedVerdict => ({
  ...judged,
  decision: { ...judged.decision, aiCalls: 0, aiCostMicros: 0 },
});

/** Whether a failure is one message's own, so that it says nothing about the rest of its batch. */
const concernsOneMessage = (reason: unknown): boolean =>
  isContentFault(reason) || (reason instanceof HttpProblem && reason.statusCode === 409);

/** Whether the database took or refused a message, rather than not answering. */
const isAnswered = (result: PromiseSettledResult<unknown>): boolean =>
  result.status === 'fulfilled' ||
  !(result.reason instanceof HttpProblem || describeStoreFailure(result.reason) !== undefined);

/** Commits items; never rejects. */
type Commit = (items: readonly StorableMessage[]) => Promise<PromiseSettledResult<IngestOutcome>[]>;

export function createModeration({
  store,
  clock,
  decide,
  budgetMs,
  metrics,
  onBackgroundError,
}: ModerationOptions): ModerationService {
  const contexts = createIngestContexts({ store, clock, onBackgroundError });
  const recentLines = createRecentLines({ clock });
  const pending = createPendingMessages();
  const spending = createAiSpending({ store, onBackgroundError });
  const running = new Set<Promise<void>>();
  let lastReported: unknown;
  const listeners: ((items: readonly StorableMessage[]) => void)[] = [];

  const announce = (items: readonly StorableMessage[], outcomes: readonly IngestOutcome[]): void => {
    const stored = items.filter((_, index) => outcomes[index] === 'stored');
    if (stored.length === 0) return;
    for (const listener of listeners) listener(stored);
  };

  async function commit(items: readonly StorableMessage[]): Promise<IngestOutcome[]> {
    const outcomes = await ingest(store.prepared, items);
    announce(items, outcomes);
    return outcomes;
  }

  const groupCommit = createGroupCommit<StorableMessage, IngestOutcome>({ commit, onGroup: metrics.commit });
  const commitTogether: Commit = (items) => Promise.allSettled(items.map(groupCommit.add));
  const commitBatch: Commit = (items) => commitSeparately(items, commit);
  metrics.watch(
    {
      name: 'torchward_waiting_messages',
      help: 'Messages that wait for the next commit, and all messages under way.',
      label: 'queue',
    },
    () => [
      ['commit', groupCommit.waiting()],
      ['all', pending.count()],
    ],
  );

  /** Milliseconds that are left for judging. */
  const judgingLeftMs = (deadline: Deadline): number =>
    deadline.leftMs() - Math.min(STORING_MS, deadline.budgetMs / 4);

  /** What the player did before, as far as the configuration asks and the time allows. */
  async function readHistory(
    { account, config }: IngestContext,
    { request }: Line,
    deadline: Deadline,
  ): Promise<PlayerHistory> {
    if (!config.escalation_enabled) return noHistory;
    const history = countActions(store.db, account.id, request.player_uuid, clock.now());
    return orLate<PlayerHistory>(history, judgingLeftMs(deadline), () => noHistory);
  }

  /** Gives a message a verdict, without the AI where the time does not allow for it. Never rejects. */
  async function judge(
    context: IngestContext,
    { request, recent }: Line,
    history: PlayerHistory,
    deadline: Deadline,
  ): Promise<CostedVerdict> {
    const { account, mode } = context;
    const messageId = mode === 'live' ? request.message_id : undefined;
    const leftMs = () => judgingLeftMs(deadline);
    const hasReceipt = async (id: string) =>
      (await findReceipts(store.prepared, account.id, [id])).length > 0;
    return decide(
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
            ? () => orLate(hasReceipt(messageId), leftMs(), () => true)
            : undefined,
        leftMs,
      },
    );
  }

  /**
   * Judges all messages at the same time, so that a batch takes as long as its slowest one; numbers them afterwards, to
   * keep their order.
   */
  async function judgeAll(
    context: IngestContext,
    lines: readonly Line[],
    deadline: Deadline,
  ): Promise<TimedVerdict[]> {
    const started = performance.now();
    // All are read before the AI is called for any, so that no failure discards a verdict that was paid for.
    const histories = await Promise.all(lines.map((line) => readHistory(context, line, deadline)));
    const judged = await Promise.all(
      lines.map(async (line, n) => {
        const decision = await judge(context, line, histories[n] ?? noHistory, deadline);
        return { decision, processingTimeMs: Math.round((performance.now() - started) * 100) / 100 };
      }),
    );
    const createdAt = clock.now();
    return judged.map((each) => ({ ...each, createdAt, id: createTimeOrderedId(createdAt.getTime()) }));
  }

  function toItem(context: IngestContext, request: ModerateRequest, judged: TimedVerdict): StorableMessage {
    const { id, createdAt, decision, processingTimeMs } = judged;
    return toStorableMessage({
      id,
      createdAt,
      sentAt: computeLoggedSentAt(request, createdAt),
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
  function recallInOrder(context: IngestContext, lines: readonly Line[]): void {
    const said = lines.flatMap((line) => {
      const saidMs = readSaidMs(line.request);
      return saidMs === undefined ? [] : [{ line, saidMs }];
    });
    for (const { line, saidMs } of said.toSorted((a, b) => a.saidMs - b.saidMs)) {
      line.recent = recall(context, line.request, saidMs);
    }
  }

  /** Gives a message that was not stored the answer of the first message with its id, or the reason why it has none. */
  function settle(
    message: PendingMessage,
    result: PromiseSettledResult<IngestOutcome>,
    first: MessageAnswer | undefined,
  ): void {
    if (result.status === 'fulfilled') {
      if (first instanceof HttpProblem) message.reject(first);
      else if (first !== undefined) message.resolve(first);
      return;
    }
    message.reject(result.reason);
    if (!message.isAnnounced || result.reason instanceof HttpProblem) return;
    // A group fails for one reason, which one report tells.
    if (result.reason !== lastReported) onBackgroundError(result.reason);
    lastReported = result.reason;
  }

  /**
   * Commits messages with their verdicts and settles all but the returned ones, whose verdicts are outdated. Counts the
   * AI's cost where a message is not stored.
   */
  async function storeAll(
    context: IngestContext,
    messages: readonly PendingMessage[],
    verdicts: readonly TimedVerdict[],
    commitAll: Commit,
  ): Promise<PendingMessage[]> {
    const accountId = context.account.id;
    const items = messages.map(({ request }, n) => toItem(context, request, verdicts[n] as TimedVerdict));
    const results = await commitAll(items);
    const unstored = messages.flatMap((message, n) => {
      const result = results[n] as PromiseSettledResult<IngestOutcome>;
      const judged = verdicts[n] as TimedVerdict;
      if (result.status === 'fulfilled' && result.value === 'stored') {
        message.resolve(toAnswer(message.request, judged, { mode: 'live', stored: true }));
        return [];
      }
      spending.note(accountId, [judged.decision]);
      message.judged = withoutCost(judged);
      // The queue for commits is full, so the database is as late as one that does not answer.
      if (result.status === 'rejected' && result.reason instanceof HttpProblem) {
        message.postpone();
        return [];
      }
      if (result.status === 'fulfilled' && !message.isAnnounced) message.judged = undefined;
      return [{ message, result }];
    });
    // A database that does not answer can't count either.
    if (results.some(isAnswered)) await spending.write();
    const having = (wanted: IngestOutcome) =>
      unstored.flatMap(({ message, result }) =>
        result.status === 'fulfilled' && result.value === wanted ? [message] : [],
      );
    const repeated = having('duplicate');
    const first =
      repeated.length === 0
        ? []
        : await findFirstAnswers(
            store.prepared,
            accountId,
            repeated.map(({ request }) => request),
          );
    for (const { message, result } of unstored) settle(message, result, first[repeated.indexOf(message)]);
    return having('stale');
  }

  async function judgeAndStore(
    firstContext: IngestContext,
    keyHash: Buffer,
    messages: readonly PendingMessage[],
    deadline: Deadline,
    commitAll: Commit,
  ): Promise<void> {
    let context = firstContext;
    let waiting = messages;
    try {
      for (let tries = 0; waiting.length > 0; tries++) {
        if (tries === MAX_ATTEMPTS) throw createSettingsProblem();
        if (tries > 0) {
          contexts.forget(keyHash);
          context = await contexts.require(keyHash);
        }
        const unjudged = waiting.filter(({ judged }) => judged === undefined);
        const verdicts = await judgeAll(context, unjudged, deadline);
        unjudged.forEach((message, n) => {
          message.judged = verdicts[n];
        });
        waiting = await storeAll(
          context,
          waiting,
          waiting.map(({ judged }) => judged as TimedVerdict),
          commitAll,
        );
      }
      contexts.touch(context);
    } catch (error) {
      for (const message of waiting) settle(message, { status: 'rejected', reason: error }, undefined);
    }
  }

  /** Starts to judge and store messages, without waiting for them. */
  function start(...work: Parameters<typeof judgeAndStore>): void {
    const run = judgeAndStore(...work);
    running.add(run);
    void run.finally(() => running.delete(run));
  }

  /** The answer of a message: in time, if necessary without the store. */
  async function answerOf(
    { message, isNew }: { message: PendingMessage; isNew: boolean },
    deadline: Deadline,
  ): Promise<ModerateResponse> {
    const answer = await orLate(message.answer, deadline.leftMs(), () => {
      const announced = message.announce();
      if (announced === undefined) throw createLateProblem();
      return announced;
    });
    return isNew && !message.isRepeat ? answer : { ...answer, duplicate: true };
  }

  const contextInTime = (keyHash: Buffer, deadline: Deadline): Promise<IngestContext> =>
    orLate(contexts.require(keyHash), deadline.leftMs(), () => {
      throw createLateProblem();
    });

  /** Judges messages that are not stored. */
  async function judgeOnly(
    context: IngestContext,
    lines: readonly Line[],
    deadline: Deadline,
  ): Promise<ModerateResponse[]> {
    const judged = await judgeAll(context, lines, deadline);
    contexts.touch(context);
    spending.note(
      context.account.id,
      judged.map(({ decision }) => decision),
    );
    await orLate(spending.write(), deadline.leftMs(), () => undefined);
    return lines.map(({ request }, n) => toAnswer(request, judged[n] as TimedVerdict, { mode: 'test' }));
  }

  async function moderate(
    keyHash: Buffer,
    request: ModerateRequest,
    deadline: Deadline,
  ): Promise<ModerateResponse> {
    const context = await contextInTime(keyHash, deadline);
    const recallOne = () => recall(context, request, readSaidMs(request) ?? clock.now().getTime());
    if (context.mode === 'test') {
      const [answer] = await judgeOnly(context, [{ request, recent: recallOne() }], deadline);
      return answer as ModerateResponse;
    }
    const added = pending.add(context.account.id, request);
    if (added.isNew) {
      added.message.recent = recallOne();
      start(context, keyHash, [added.message], deadline, commitTogether);
    }
    try {
      return await answerOf(added, deadline);
    } catch (error) {
      throw isContentFault(error) ? toStoringProblem(error) : error;
    }
  }

  async function moderateBatch(
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
    deadline: Deadline,
  ): Promise<MessageAnswer[]> {
    const context = await contextInTime(keyHash, deadline);
    if (context.mode === 'test') {
      const lines = requests.map((request): Line => ({ request, recent: [] }));
      recallInOrder(context, lines);
      return judgeOnly(context, lines, deadline);
    }
    const begun: PendingMessage[] = [];
    const answers = requests.map(async (request) => {
      const added = pending.add(context.account.id, request);
      if (added.isNew) begun.push(added.message);
      return answerOf(added, deadline);
    });
    recallInOrder(context, begun);
    start(context, keyHash, begun, deadline, commitBatch);
    const results = await Promise.allSettled(answers);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    if (reasons.length > 0 && reasons.length === results.length && !reasons.some(concernsOneMessage)) {
      throw reasons[0];
    }
    return results.map((result) =>
      result.status === 'fulfilled' ? result.value : toStoringProblem(result.reason),
    );
  }

  return {
    budgetMs,
    identify: contexts.identify,
    moderate,
    moderateBatch,
    tryOut: async (accountId, message, config) => {
      const input = { message, player: { name: 'sample' }, history: noHistory, recent: [], config };
      const decision = await decide(input, { accountId, mode: 'test' });
      spending.note(accountId, [decision]);
      await spending.write();
      return decision.verdict;
    },
    onStored: (listener) => {
      listeners.push(listener);
    },
    drained: async () => {
      while (running.size > 0) await Promise.all(running);
      await spending.write();
    },
  };
}
