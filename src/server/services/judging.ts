import type { Verdict } from '~/contract/api.gen';
import type { Decide, JudgingContext } from '../ai/decide';
import type { CostedVerdict } from '../ai/judge';
import type { Clock } from '../clock';
import { type Deadline, settleInTime } from '../deadline';
import { createTimeOrderedId } from '../ids';
import { getAccountShare } from '../limits/shares';
import { createTurns } from '../limits/turns';
import { applyHistory, noHistory } from '../moderation';
import type { ModerationInput } from '../moderation/types';
import type { Store } from '../store/connect';
import { describeStoreFailure } from '../store/failures';
import { chooseConfig, type IngestContext } from '../store/repositories/ingest';
import { findReceipts } from '../store/repositories/messages';
import type { AiSpending, Payer } from './aiSpending';
import { getServerListMatcher } from './lists/contextLists';
import type { TimedVerdict } from './messageAnswers';
import type { PendingMessage } from './pendingMessages';
import {
  createPlayerHistories,
  type PlayerHistories,
  getPlayerId,
  readPlayerHistories,
} from './playerHistories';
import { readSaidMs } from './saidTimes';

/**
 * Lines of batches that a node judges in a turn of its event loop. Node accepts one connection in each turn, so long turns
 * keep callers out who come back after a restart.
 */
const LINES_IN_A_TURN = 10;

/** Milliseconds of a call that judging leaves to storing, but at most a quarter of the call's time. */
const STORING_MS = 250;

/** A message and what its player said before it. */
export type LineInConversation = Pick<PendingMessage, 'request' | 'conversation'>;

interface JudgingOptions {
  store: Store;
  clock: Clock;
  decide: Decide;
  spending: AiSpending;
}

/** A player's name leads to no action by itself: a reviewer decides about it. */
export function toNameVerdict(
  verdict: Verdict,
  { channel }: Pick<LineInConversation['request'], 'channel'>,
): Verdict {
  if (channel !== 'name' || verdict.recommended_action === 'none') return verdict;
  return { ...verdict, final_action: 'none', needs_review: true };
}

/** Gives messages their verdicts within a deadline and an account's budget. Stores nothing. */
export function createJudging({ store, clock, decide, spending }: JudgingOptions) {
  const takeTurn = createTurns(LINES_IN_A_TURN);

  /** Milliseconds that are left for judging. */
  const judgingLeftMs = (deadline: Deadline): number =>
    deadline.leftMs() - Math.min(STORING_MS, deadline.budgetMs / 4);

  /**
   * Reads what the players did before. Histories that arrive too late, or that a failing database does not give, are left
   * out.
   *
   * @param isPaid whether an AI gave one of the verdicts, so that a failure must not discard them
   */
  async function readHistories(
    { account }: IngestContext,
    lines: readonly LineInConversation[],
    { deadline, isPaid }: { deadline: Deadline; isPaid: boolean },
  ): Promise<PlayerHistories> {
    const requests = lines.map(({ request }) => request);
    const reading = readPlayerHistories(store.ingestDb, account.id, requests, clock.now()).catch(
      (error: unknown) => {
        if (isPaid || describeStoreFailure(error) !== undefined) return createPlayerHistories();
        throw error;
      },
    );
    return settleInTime(reading, judgingLeftMs(deadline), () => createPlayerHistories());
  }

  /**
   * Makes verdicts as strong as the histories ask, in the order in which the messages were said. An action against one
   * message counts for the later ones, as if each message had been answered before the next was said.
   */
  function escalateInOrder(
    context: IngestContext,
    lines: readonly LineInConversation[],
    verdicts: readonly Verdict[],
    histories: PlayerHistories,
  ): Verdict[] {
    const nowMs = clock.now().getTime();
    const escalated = [...verdicts];
    const said = lines.map(({ request }, n) => ({ n, request, saidMs: readSaidMs(request) ?? nowMs }));
    for (const { n, request, saidMs } of said.toSorted((a, b) => a.saidMs - b.saidMs)) {
      const player = getPlayerId(request);
      const config = chooseConfig(context, request);
      const escalating = applyHistory(verdicts[n] as Verdict, histories.at(player, saidMs), config);
      const verdict = toNameVerdict(escalating, request);
      escalated[n] = verdict;
      if (verdict.final_action !== 'none') histories.add(player, { action: verdict.final_action, saidMs });
    }
    return escalated;
  }

  /** Asks the AI only as long as the account's budget of the day lasts. Never rejects. */
  async function decideInBudget(
    account: Payer,
    input: ModerationInput,
    context: Omit<JudgingContext, 'accountId' | 'weight' | 'hasBudget'>,
  ): Promise<CostedVerdict> {
    const hasBudget = () => spending.hasBudget(account);
    // The spreads come last: V8 gives each object its own hidden class where a property follows one.
    const decision = await decide(input, { hasBudget, ...getAccountShare(account), ...context });
    spending.count(account.id, decision);
    return decision;
  }

  /**
   * Returns a function that tells whether the store knows a message id. The first call makes one query for all lines.
   */
  function createReceiptLookup({ account }: IngestContext, lines: readonly LineInConversation[]) {
    const ids = lines.flatMap(({ request }) => request.message_id ?? []);
    let finding: Promise<ReadonlySet<string>> | undefined;
    const find = async () => {
      const receipts = await findReceipts(store.prepared, account.id, ids);
      return new Set(receipts.map((receipt) => receipt.message_id));
    };
    return async (id: string): Promise<boolean> => (await (finding ??= find())).has(id);
  }

  /** Gives a message a verdict without history, and where time is short without the AI. Never rejects. */
  async function judge(
    context: IngestContext,
    { request, conversation }: LineInConversation,
    { deadline, hasReceipt }: { deadline: Deadline; hasReceipt: (id: string) => Promise<boolean> },
  ): Promise<CostedVerdict> {
    const { account, mode } = context;
    const messageId = mode === 'live' ? request.message_id : undefined;
    const leftMs = () => judgingLeftMs(deadline);
    return decideInBudget(
      account,
      {
        message: request.message,
        player: { name: request.player_name },
        history: noHistory,
        config: chooseConfig(context, request),
        // The spreads come last: V8 gives each object its own hidden class where a property follows one.
        ...conversation,
      },
      {
        mode,
        lists: getServerListMatcher(context, request.server),
        hasFirstVerdict:
          typeof messageId === 'string'
            ? () => settleInTime(hasReceipt(messageId), leftMs(), () => true)
            : undefined,
        leftMs,
      },
    );
  }

  /**
   * Judges all messages at the same time, so that a batch takes as long as its slowest one; numbers them afterwards, to
   * keep their order.
   *
   * @param options.onJudgedLocally called when only the AI is left to answer
   */
  async function judgeAll(
    context: IngestContext,
    lines: readonly LineInConversation[],
    { deadline, onJudgedLocally }: { deadline: Deadline; onJudgedLocally?: (() => void) | undefined },
  ): Promise<TimedVerdict[]> {
    const started = performance.now();
    const hasReceipt = createReceiptLookup(context, lines);
    const judging: Promise<Omit<TimedVerdict, 'id' | 'createdAt'>>[] = [];
    for (const [n, line] of lines.entries()) {
      if (lines.length > 1 && n % LINES_IN_A_TURN === 0) {
        await takeTurn(Math.min(LINES_IN_A_TURN, lines.length - n));
      }
      const decided = judge(context, line, { deadline, hasReceipt });
      judging.push(
        decided.then((decision) => ({
          decision,
          processingTimeMs: Math.round((performance.now() - started) * 100) / 100,
        })),
      );
    }
    onJudgedLocally?.();
    const judged = await Promise.all(judging);
    const unescalated = judged.map(({ decision }, n) =>
      toNameVerdict(decision.verdict, (lines[n] as LineInConversation).request),
    );
    // History makes an action stronger and adds none, so harmless lines cost no query.
    const escalating = lines.filter(
      ({ request }, n) =>
        unescalated[n]?.recommended_action !== 'none' && chooseConfig(context, request).escalation_enabled,
    );
    const isPaid = judged.some(({ decision }) => decision.aiCalls > 0);
    const verdicts =
      escalating.length === 0
        ? unescalated
        : escalateInOrder(
            context,
            lines,
            unescalated,
            await readHistories(context, escalating, { deadline, isPaid }),
          );
    const createdAt = clock.now();
    return judged.map(({ decision, processingTimeMs }, n) => ({
      decision: { ...decision, verdict: verdicts[n] as Verdict },
      processingTimeMs,
      createdAt,
      id: createTimeOrderedId(createdAt.getTime()),
    }));
  }

  return { decideInBudget, judgeAll };
}
