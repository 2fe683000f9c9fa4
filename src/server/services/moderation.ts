import type { Config, ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import type { Decide } from '../ai/decide';
import type { Clock } from '../clock';
import { type Deadline, settleInTime } from '../deadline';
import type { Metrics } from '../metrics';
import { noHistory, prepareOwnerPolicy } from '../moderation';
import type { ListMatcher } from '../moderation/lists';
import { HttpProblem } from '../problem';
import type { Store } from '../store/connect';
import type { IngestContext, StorableMessage } from '../store/repositories/ingest';
import type { AiSpending, Payer } from './aiSpending';
import { createConversations } from './conversations';
import { createIngestContexts } from './ingestContexts';
import { createJudging, type LineInConversation } from './judging';
import {
  createDeadlineProblem,
  type MessageAnswer,
  createChangingSubscriptionProblem,
  toStoringProblem,
  type TimedVerdict,
  toModerateResponse,
} from './messageAnswers';
import { createPendingMessages, type PendingMessage } from './pendingMessages';
import { createStoring } from './storing';
import { createTestVerdictCache } from './testVerdictCache';

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
  tryOut: (
    account: Payer,
    message: string,
    config: Config,
    lists: ListMatcher | undefined,
  ) => Promise<Verdict>;
  /** Whether the store took the last commit, or failed none for a minute. */
  isStoring: () => boolean;
  /** Called after a commit with the stored items; must not throw. */
  onStored: (listener: (items: readonly StorableMessage[]) => void) => void;
  /** Forgets what a player said before. @param playerId in lower case */
  forget: (accountId: string, playerId: string) => void;
  /** Resolves when every running message is committed, announced verdicts included, and the AI's costs are written. */
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
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** Attempts at a verdict while its key or subscription keeps changing. */
const MAX_ATTEMPTS = 4;

/** Whether a failure is one message's own, so that it says nothing about the rest of its batch. */
const concernsOneMessage = (reason: unknown): boolean =>
  reason instanceof HttpProblem && reason.statusCode === 409;

export function createModerationService({
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
  const conversations = createConversations({ clock });
  const pending = createPendingMessages();
  const testVerdicts = createTestVerdictCache();
  const { storeAll, settle, isStoring, onStored } = createStoring({
    store,
    spending,
    metrics,
    countPending: pending.count,
    onBackgroundError,
  });
  const running = new Set<Promise<void>>();

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
        if (tries === MAX_ATTEMPTS) throw createChangingSubscriptionProblem();
        if (tries > 0) context = await contexts.renew(keyHash, context);
        const unjudged = waiting.filter(({ judged }) => judged === undefined);
        const verdicts = await judgeAll(context, unjudged, options);
        unjudged.forEach((message, n) => {
          message.judged = verdicts[n];
        });
        waiting = await storeAll(
          // A second attempt judges by the newest configuration; one that the owner saves meanwhile came after the
          // messages.
          { context, mayHaveOldConfig: tries > 0 },
          waiting,
          waiting.map(({ judged }) => judged as TimedVerdict),
        );
      }
      contexts.touch(context);
    } catch (error) {
      const { id } = firstContext.account;
      for (const message of waiting) settle(message, id, { status: 'rejected', reason: error });
    }
  }

  /** Starts to judge and store messages, without waiting for them. */
  function start(...work: Parameters<typeof judgeAndStore>): void {
    const run = judgeAndStore(...work);
    running.add(run);
    void run.finally(() => running.delete(run));
  }

  /** The answer of a message: in time, if necessary without the store. */
  async function waitForAnswer(
    { message, isNew }: { message: PendingMessage; isNew: boolean },
    deadline: Deadline,
  ): Promise<ModerateResponse> {
    const answer = await settleInTime(message.answer, deadline.leftMs(), () => {
      const announced = message.announce();
      if (announced === undefined) throw createDeadlineProblem();
      return announced;
    });
    if (answer.stored === false) metrics.unstored();
    return isNew && !message.isRepeat ? answer : { ...answer, duplicate: true };
  }

  const requireContext = (keyHash: Buffer, deadline: Deadline): Promise<IngestContext> =>
    settleInTime(contexts.require(keyHash), deadline.leftMs(), () => {
      throw createDeadlineProblem();
    });

  /** Judges messages that are not stored. */
  async function judgeOnly(
    context: IngestContext,
    lines: readonly LineInConversation[],
    options: BatchOptions,
  ): Promise<ModerateResponse[]> {
    const judged = await testVerdicts.judgeOnce(context, lines, async (fresh) => {
      const verdicts = await judgeAll(context, fresh, options);
      spending.note(
        context.account.id,
        verdicts.map(({ decision }) => decision),
      );
      return verdicts;
    });
    contexts.touch(context);
    await settleInTime(spending.write(), options.deadline.leftMs(), () => undefined);
    return lines.map(({ request }, n) =>
      toModerateResponse(request, judged[n] as TimedVerdict, { mode: 'test' }),
    );
  }

  async function moderate(
    keyHash: Buffer,
    request: ModerateRequest,
    deadline: Deadline,
  ): Promise<ModerateResponse> {
    const context = await requireContext(keyHash, deadline);
    const recall = () => conversations.recall(context, request);
    if (context.mode === 'test') {
      const [answer] = await judgeOnly(context, [{ request, conversation: recall() }], { deadline });
      return answer as ModerateResponse;
    }
    const added = pending.add(context.account.id, request);
    if (added.isNew) {
      added.message.conversation = recall();
      start(context, keyHash, [added.message], { deadline });
    }
    return waitForAnswer(added, deadline);
  }

  async function moderateBatch(
    keyHash: Buffer,
    requests: readonly ModerateRequest[],
    options: BatchOptions,
  ): Promise<MessageAnswer[]> {
    const { deadline } = options;
    const context = await requireContext(keyHash, deadline);
    if (context.mode === 'test') {
      const lines = requests.map((request): LineInConversation => ({
        request,
        conversation: { recent: [] },
      }));
      conversations.recallInOrder(context, lines);
      return judgeOnly(context, lines, options);
    }
    const begun: PendingMessage[] = [];
    const answers = requests.map(async (request) => {
      const added = pending.add(context.account.id, request);
      if (added.isNew) begun.push(added.message);
      return waitForAnswer(added, deadline);
    });
    conversations.recallInOrder(context, begun);
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
      await prepareOwnerPolicy(config.server_rules);
      const input = { message, player: { name: 'sample' }, history: noHistory, recent: [], config };
      const decision = await decideInBudget(account, input, { mode: 'test', lists });
      spending.note(account.id, [decision]);
      await spending.write();
      return decision.verdict;
    },
    isStoring,
    onStored,
    forget: conversations.forget,

    drained: async () => {
      while (running.size > 0) await Promise.all(running);
      await spending.write();
    },
  };
}
