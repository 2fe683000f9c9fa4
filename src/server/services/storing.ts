import { LRUCache } from 'lru-cache';
import type { ModerateRequest } from '~/contract/api.gen';
import { MINUTE_MS } from '../clock';
import { getAccountShare } from '../limits/shares';
import { createListeners } from '../listeners';
import type { Metrics } from '../metrics';
import { HttpProblem } from '../problem';
import type { Store } from '../store/connect';
import { describeStoreFailure, isContentFault, mayBeStored } from '../store/failures';
import { ingest, type IngestOutcome, type StorableMessage } from '../store/repositories/ingest';
import type { AiSpending } from './aiSpending';
import { createGroupCommit } from './groupCommit';
import { toStorableMessage } from './ingestItem';
import {
  findEarlierAnswers,
  type MessageAnswer,
  type TimedVerdict,
  toModerateResponse,
} from './messageAnswers';
import type { PendingMessage } from './pendingMessages';
import { UnstorableMessageError } from './unstorableMessageError';
import { computeLoggedSentAt } from './saidTimes';

const withoutCost = (judged: TimedVerdict): TimedVerdict => ({
  ...judged,
  decision: { ...judged.decision, aiCalls: 0, aiCostMicros: 0 },
});

/** Whether the database took or refused a message, rather than not answering. */
const isAnswered = (result: PromiseSettledResult<unknown>): boolean =>
  result.status === 'fulfilled' ||
  !(result.reason instanceof HttpProblem || describeStoreFailure(result.reason) !== undefined);

/** Shared commits that may run in parallel; commits for accounts whose rows are locked may be as many again. */
const COMMIT_LANES = { postgres: 2, embedded: 1 } as const;

/** Refused messages that a node remembers to have reported, because their callers repeat them. */
const REMEMBERED_REFUSALS = 10_000;

/** The context that verdicts were made in, and whether its configuration may be replaced by now. */
type JudgedUnder = Pick<StorableMessage, 'context'> & Required<Pick<StorableMessage, 'mayHaveOldConfig'>>;

interface StoringOptions {
  store: Store;
  spending: AiSpending;
  metrics: Metrics;
  /** How many messages are under way. */
  countPending: () => number;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** Commits judged messages in groups and answers their callers. */
export function createStoring({ store, spending, metrics, countPending, onBackgroundError }: StoringOptions) {
  let lastReported: unknown;
  /** When the store last failed a commit and took none since, on the clock of `performance.now()`. */
  let failedAtMs = -Infinity;
  const reportedRefusals = new LRUCache<string, true>({ max: REMEMBERED_REFUSALS });
  const storedListeners = createListeners<[items: readonly StorableMessage[]]>();

  async function commit(items: readonly StorableMessage[]): Promise<IngestOutcome[]> {
    const { outcomes, aiDays } = await ingest(store.prepared, items).catch((error: unknown) => {
      if (describeStoreFailure(error) !== undefined) failedAtMs = performance.now();
      throw error;
    });
    failedAtMs = -Infinity;
    spending.learn(aiDays);
    const stored = items.filter((_, index) => outcomes[index] === 'stored');
    if (stored.length > 0) storedListeners.call(stored);
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
      ['all', countPending()],
    ],
  );

  function toItem(
    { context, mayHaveOldConfig }: JudgedUnder,
    request: ModerateRequest,
    judged: TimedVerdict,
  ): StorableMessage {
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
      mayHaveOldConfig,
    });
  }

  function reportRefusal({ id }: TimedVerdict, accountId: string, reason: unknown): void {
    if (reportedRefusals.has(id)) return;
    reportedRefusals.set(id, true);
    onBackgroundError(new UnstorableMessageError(id, accountId, reason));
  }

  /**
   * Answers the caller of a message that was not stored. A message whose id was stored before gets that message's
   * answer. One whose content the database refuses, or that meets a failing database, gets its verdict alone; any other
   * gets the error.
   */
  function settle(
    message: PendingMessage,
    accountId: string,
    result: PromiseSettledResult<IngestOutcome>,
    first?: MessageAnswer,
  ): void {
    if (result.status === 'fulfilled') {
      if (first instanceof HttpProblem) message.reject(first);
      else if (first !== undefined) message.resolve(first);
      return;
    }
    const reason: unknown = result.reason;
    if (message.judged !== undefined && isContentFault(reason)) {
      reportRefusal(message.judged, accountId, reason);
      message.postpone();
      return;
    }
    if (message.judged !== undefined && describeStoreFailure(reason) !== undefined) message.postpone();
    else message.reject(reason);
    if (!message.isAnnounced || reason instanceof HttpProblem) return;
    // All messages of a group fail for one reason, which is reported once.
    if (reason !== lastReported) onBackgroundError(reason);
    lastReported = reason;
  }

  /**
   * Commits messages with their verdicts and settles all but the returned ones, whose verdicts are outdated. Counts the
   * AI's cost where a message is not stored.
   */
  async function storeAll(
    judgedUnder: JudgedUnder,
    messages: readonly PendingMessage[],
    verdicts: readonly TimedVerdict[],
  ): Promise<PendingMessage[]> {
    const { account } = judgedUnder.context;
    const accountId = account.id;
    const share = getAccountShare(account);
    const items = messages.map(({ request }, n) => toItem(judgedUnder, request, verdicts[n] as TimedVerdict));
    const results = await Promise.allSettled(items.map((item) => groupCommit.add(share, item)));
    const unstored = messages.flatMap((message, n) => {
      const result = results[n] as PromiseSettledResult<IngestOutcome>;
      const judged = verdicts[n] as TimedVerdict;
      if (result.status === 'fulfilled' && result.value === 'stored') {
        message.resolve(toModerateResponse(message.request, judged, { mode: 'live', stored: true }));
        return [];
      }
      const isUnknown = result.status === 'rejected' && mayBeStored(result.reason);
      spending.note(accountId, [judged.decision], isUnknown ? judged.id : undefined);
      message.judged = withoutCost(judged);
      // The queue for commits is full, so the database is as late as one that does not answer.
      if (result.status === 'rejected' && result.reason instanceof HttpProblem) {
        message.postpone();
        return [];
      }
      if (result.status === 'fulfilled' && !message.isAnnounced) message.judged = undefined;
      return [{ message, result }];
    });
    // A database that did not answer for the messages would not count the costs either.
    if (results.some(isAnswered)) await spending.write();
    const listWithOutcome = (wanted: IngestOutcome) =>
      unstored.flatMap(({ message, result }) =>
        result.status === 'fulfilled' && result.value === wanted ? [message] : [],
      );
    const repeated = listWithOutcome('duplicate');
    const first =
      repeated.length === 0
        ? []
        : await findEarlierAnswers(
            store.prepared,
            accountId,
            repeated.map(({ request }) => request),
          );
    for (const { message, result } of unstored) {
      settle(message, accountId, result, first[repeated.indexOf(message)]);
    }
    return listWithOutcome('stale');
  }

  return {
    storeAll,
    settle,
    isStoring: (): boolean => performance.now() - failedAtMs > MINUTE_MS,
    onStored: storedListeners.add,
  };
}
