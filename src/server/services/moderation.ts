import type { Config, ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import type { Decide } from '../ai/decide';
import type { Clock } from '../clock';
import { type Deadline, orLate } from '../deadline';
import type { Metrics } from '../metrics';
import { shareOf } from '../limits/shares';
import { noHistory, type RecentMessage } from '../moderation';
import type { AskLists } from '../moderation/lists';
import { HttpProblem } from '../problem';
import type { Store } from '../store/connect';
import { describeStoreFailure, isContentFault } from '../store/failures';
import {
  ingest,
  type IngestContext,
  type StorableMessage,
  type IngestOutcome,
} from '../store/repositories/ingest';
import type { AiSpending, Payer } from './aiSpending';
import { createGroupCommit } from './groupCommit';
import { createIngestContexts } from './ingestContexts';
import { createJudging, type Line } from './judging';
import { toStorableMessage } from './ingestItem';
import {
  findEarlierAnswers,
  createLateProblem,
  type MessageAnswer,
  createSettingsProblem,
  toStoringProblem,
  type TimedVerdict,
  toModerateResponse,
} from './messageAnswers';
import { createPendingMessages, type PendingMessage } from './pendingMessages';
import { createRecentLines, isConversation } from './recentLines';
import { computeLoggedSentAt, readSaidMs } from './saidTimes';

export interface BatchOptions {
  deadline: Deadline;
  /** Called when the node has judged every line by itself, and only the AI and the store are waited for. */
  onJudgedLocally?: (() => void) | undefined;
}

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
    options: BatchOptions,
  ) => Promise<MessageAnswer[]>;
  /** The verdict of a message under a configuration. Stores nothing; counts the AI's cost. */
  tryOut: (account: Payer, message: string, config: Config, lists: AskLists | undefined) => Promise<Verdict>;
  /** Called after a commit with the stored items; must not throw. */
  onStored: (listener: (items: readonly StorableMessage[]) => void) => void;
  /** Resolves when every message under way is committed and answered, also those answered before their commit. */
  drained: () => Promise<void>;
}

interface ModerationOptions {
  store: Store;
  clock: Clock;
  decide: Decide;
  spending: AiSpending;
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

/** Commits at once: of accounts in turn, and as many more of accounts whose rows are locked. */
const COMMIT_LANES = { postgres: 2, embedded: 1 } as const;

export function createModeration({
  store,
  clock,
  decide,
  spending,
  budgetMs,
  metrics,
  onBackgroundError,
}: ModerationOptions): ModerationService {
  const contexts = createIngestContexts({ store, clock, onBackgroundError });
  const { decideInBudget, judgeAll } = createJudging({ store, clock, decide, spending });
  const recentLines = createRecentLines({ clock });
  const pending = createPendingMessages();
  const running = new Set<Promise<void>>();
  let lastReported: unknown;
  const listeners: ((items: readonly StorableMessage[]) => void)[] = [];

  const announce = (items: readonly StorableMessage[], outcomes: readonly IngestOutcome[]): void => {
    const stored = items.filter((_, index) => outcomes[index] === 'stored');
    if (stored.length === 0) return;
    for (const listener of listeners) listener(stored);
  };

  async function commit(items: readonly StorableMessage[]): Promise<IngestOutcome[]> {
    const { outcomes, aiDays } = await ingest(store.prepared, items);
    spending.learn(aiDays);
    announce(items, outcomes);
    return outcomes;
  }

  const groupCommit = createGroupCommit<StorableMessage, IngestOutcome>({
    commit,
    lanes: COMMIT_LANES[store.kind],
    onGroup: metrics.commit,
  });
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
      listEntryIds: decision.listEntryIds ?? [],
    });
  }

  const recall = (context: IngestContext, request: ModerateRequest, saidMs: number): RecentMessage[] => {
    const channel = request.channel ?? 'public';
    if (!isConversation(channel)) return [];
    return recentLines.recall(`${context.mode} ${context.account.id} ${request.player_uuid} ${channel}`, {
      message: request.message,
      saidMs,
      messageId: request.message_id ?? undefined,
    });
  };

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
    // All messages of a group fail for one reason, which is reported once.
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
  ): Promise<PendingMessage[]> {
    const accountId = context.account.id;
    const share = shareOf(context.account);
    const items = messages.map(({ request }, n) => toItem(context, request, verdicts[n] as TimedVerdict));
    const results = await Promise.allSettled(items.map((item) => groupCommit.add(share, item)));
    const unstored = messages.flatMap((message, n) => {
      const result = results[n] as PromiseSettledResult<IngestOutcome>;
      const judged = verdicts[n] as TimedVerdict;
      if (result.status === 'fulfilled' && result.value === 'stored') {
        message.resolve(toModerateResponse(message.request, judged, { mode: 'live', stored: true }));
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
        : await findEarlierAnswers(
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
    options: BatchOptions,
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
        const verdicts = await judgeAll(context, unjudged, options);
        unjudged.forEach((message, n) => {
          message.judged = verdicts[n];
        });
        waiting = await storeAll(
          context,
          waiting,
          waiting.map(({ judged }) => judged as TimedVerdict),
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
    options: BatchOptions,
  ): Promise<ModerateResponse[]> {
    const judged = await judgeAll(context, lines, options);
    contexts.touch(context);
    spending.note(
      context.account.id,
      judged.map(({ decision }) => decision),
    );
    await orLate(spending.write(), options.deadline.leftMs(), () => undefined);
    return lines.map(({ request }, n) =>
      toModerateResponse(request, judged[n] as TimedVerdict, { mode: 'test' }),
    );
  }

  async function moderate(
    keyHash: Buffer,
    request: ModerateRequest,
    deadline: Deadline,
  ): Promise<ModerateResponse> {
    const context = await contextInTime(keyHash, deadline);
    const recallOne = () => recall(context, request, readSaidMs(request) ?? clock.now().getTime());
    if (context.mode === 'test') {
      const [answer] = await judgeOnly(context, [{ request, recent: recallOne() }], { deadline });
      return answer as ModerateResponse;
    }
    const added = pending.add(context.account.id, request);
    if (added.isNew) {
      added.message.recent = recallOne();
      start(context, keyHash, [added.message], { deadline });
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
    options: BatchOptions,
  ): Promise<MessageAnswer[]> {
    const { deadline } = options;
    const context = await contextInTime(keyHash, deadline);
    if (context.mode === 'test') {
      const lines = requests.map((request): Line => ({ request, recent: [] }));
      recallInOrder(context, lines);
      return judgeOnly(context, lines, options);
    }
    const begun: PendingMessage[] = [];
    const answers = requests.map(async (request) => {
      const added = pending.add(context.account.id, request);
      if (added.isNew) begun.push(added.message);
      return answerOf(added, deadline);
    });
    recallInOrder(context, begun);
    start(context, keyHash, begun, options);
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
    tryOut: async (account, message, config, lists) => {
      const input = { message, player: { name: 'sample' }, history: noHistory, recent: [], config };
      const decision = await decideInBudget(account, input, { mode: 'test', lists });
      spending.note(account.id, [decision]);
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
