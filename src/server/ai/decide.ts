import type { Verdict } from '~/contract/api.gen';
import type { Clock } from '../clock';
import {
  applyNamedAction,
  applySwearingSetting,
  assessLocally,
  decide,
  judgeLocally,
  preFilter,
} from '../moderation';
import type { ListMatcher } from '../moderation/lists';
import type { Assessment, Category, ModerationInput } from '../moderation/types';
import { createFairPlaces, type Release } from '../limits/fairPlaces';
import type { AiCallOutcome } from '../metrics';
import { type CircuitBreaker, createCircuitBreaker } from './circuitBreaker';

import { type AiJudge, type AiOutcome, AiRequestRefusedError, type CostedVerdict } from './judge';
import { judgeWithLists } from './listed';

/** What a verdict depends on beside the message: the account with its lists and budget, and the time left. */
export interface JudgingContext {
  accountId: string;
  /** The account's share of the AI where several accounts wait for it. @default 1 */
  weight?: number;
  mode: 'live' | 'test';
  /** The owner's lists, which come before the rules and the AI. */
  lists?: ListMatcher | undefined;
  /** Whether the message already has a verdict, so that this one will be discarded. Called before the AI is. */
  hasFirstVerdict?: (() => Promise<boolean>) | undefined;
  /** Whether the account may spend more on the AI. Called before the AI is. */
  hasBudget?: (() => boolean) | undefined;
  /** Milliseconds until the verdict is needed; with less than the AI's timeout the local rules decide. */
  leftMs?: (() => number) | undefined;
}

/**
 * Gives one message a verdict, by the local rules alone or with an AI. Never throws; takes at most the AI's time
 * budget.
 */
export type Decide = (input: ModerationInput, context: JudgingContext) => Promise<CostedVerdict>;

interface DecideOptions {
  /** Undefined where the local rules decide alone. */
  ai: AiJudge | undefined;
  clock: Clock;
  /** Milliseconds that the AI may take; after that the local rules' verdict counts. @default {@link AI_TIMEOUT_MS} */
  timeoutMs?: number | undefined;
  /** Calls to the AI at the same time; further ones wait as long as their time allows. @default 64 */
  maxConcurrent?: number;
  breaker?: CircuitBreaker;
  /** Called after each call to the AI; `seconds` is how long it took. */
  onCall?: (outcome: AiCallOutcome, seconds: number) => void;
  /** Called with each failure; the caller gets a verdict all the same. */
  onError: (error: unknown) => void;
}

/** Milliseconds that the AI may take. */
export const AI_TIMEOUT_MS = 1_500;
/** Milliseconds that a message waits for a place at most; less where its caller's deadline leaves less. */
const MAX_WAIT_MS = 500;

/** A local finding of this severity and confidence stands, even if a message persuades the AI of the contrary. */
const FIRM_SEVERITY = 5;
const FIRM_CONFIDENCE = 0.9;
/** Categories that depend on how often a player writes, which the AI does not count. */
const COUNTED_LOCALLY: ReadonlySet<Category> = new Set<Category>(['spam', 'shouting']);

const unmoderatedVerdict: Verdict = {
  final_action: 'none',
  recommended_action: 'none',
  category: null,
  severity: 0,
  confidence: null,
  reasoning: 'The message could not be judged and was let through.',
  rule: null,
  filtered: false,
  needs_review: false,
  decided_by: 'fail_open',
};

function keepsLocalAssessment(local: Assessment, fromAi: Assessment): boolean {
  if (local.severity <= fromAi.severity) return false;
  const counted = local.category !== null && COUNTED_LOCALLY.has(local.category);
  // Only the setting makes swearing grave, and the AI may have read a rule that permits it.
  const isGrave = local.severity >= FIRM_SEVERITY && local.category !== 'profanity';
  return counted || local.needsCare || (isGrave && local.confidence >= FIRM_CONFIDENCE);
}

class AiTooLateError extends Error {
  override name = 'AiTooLateError';
}

/** Rejects with {@link AiTooLateError} when the time is up, even if the work ignores its signal. */
async function withTimeout<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AiTooLateError(`The AI took longer than ${timeoutMs} ms.`));
      controller.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks the owner's lists, the pre-filter, the local rules and the AI in this order, then applies the configuration. A
 * timeout and a circuit breaker guard the AI; without its answer the local rules decide, and if even those fail, the
 * message passes.
 */
export function createDecide(options: DecideOptions): Decide {
  const { ai, clock, timeoutMs = AI_TIMEOUT_MS, maxConcurrent = 64, onError, onCall } = options;
  const breaker = options.breaker ?? createCircuitBreaker({ clock });
  const places = createFairPlaces({ places: maxConcurrent });

  const finish = (input: ModerationInput, assessment: Assessment, by: 'local' | 'ai'): Verdict =>
    decide(applyNamedAction(assessment, input.config.server_rules), input.history, input.config, by);

  /** A failed lookup counts as a repeat: the account pays for the AI at most once, and the local rules judge. */
  async function isRepeat(hasFirstVerdict: JudgingContext['hasFirstVerdict']): Promise<boolean> {
    try {
      return hasFirstVerdict !== undefined && (await hasFirstVerdict());
    } catch (error) {
      onError(error);
      return true;
    }
  }

  /**
   * Returns the first verdict that our own code can make without failing, so that a defect does not lose the cost of
   * the AI.
   */
  function finishFirst(attempts: readonly (() => Verdict)[]): Verdict {
    for (const toVerdict of attempts) {
      try {
        return toVerdict();
      } catch (error) {
        onError(error);
      }
    }
    return unmoderatedVerdict;
  }

  /**
   * Makes the call, and nothing after its answer: a failure is then the provider's or the request's, never one of our
   * own code.
   */
  async function callAi(judge: AiJudge, input: ModerationInput, accountId: string): Promise<AiOutcome> {
    const began = performance.now();
    const told = (outcome: AiCallOutcome) => onCall?.(outcome, (performance.now() - began) / 1_000);
    try {
      const outcome = await withTimeout(timeoutMs, (signal) => judge.assess(input, signal));
      told(outcome.assessment === undefined ? 'unusable' : 'answered');
      breaker.succeeded(accountId);
      return outcome;
    } catch (error) {
      onError(error);
      const isLate = error instanceof AiTooLateError;
      told(isLate ? 'timed_out' : 'failed');
      if (error instanceof AiRequestRefusedError) breaker.ended(accountId);
      else if (isLate) breaker.timedOut(accountId, error);
      else breaker.failed(accountId, error);
      return { assessment: undefined, costMicros: isLate ? judge.estimateCost(input) : 0 };
    }
  }

  async function askAi(
    judge: AiJudge,
    input: ModerationInput,
    { local, accountId }: { local: Assessment; accountId: string },
  ): Promise<CostedVerdict> {
    const { assessment, costMicros } = await callAi(judge, input, accountId);
    const byAi = (judged: Assessment) => () => {
      const fromAi = applySwearingSetting(judged, input.config);
      return keepsLocalAssessment(local, fromAi)
        ? finish(input, local, 'local')
        : finish(input, fromAi, 'ai');
    };
    const verdict = finishFirst([
      ...(assessment ? [byAi(assessment)] : []),
      () => finish(input, local, 'local'),
    ]);
    return { verdict, aiCalls: 1, aiCostMicros: costMicros };
  }

  /**
   * Waits for the account's turn as long as the AI could still answer in time. Does not wait while the AI keeps
   * failing.
   */
  async function takePlace({
    accountId,
    weight = 1,
    leftMs,
    hasBudget = () => true,
  }: JudgingContext): Promise<Release | undefined> {
    const spareMs = (leftMs?.() ?? Infinity) - timeoutMs;
    if (spareMs < 0 || !hasBudget() || breaker.state(accountId) === 'open') return undefined;
    return places.take({ accountId, weight }, Infinity, Math.min(spareMs, MAX_WAIT_MS));
  }

  /** Whether the AI judges a message that has a place. The account does not pay again for one that the store knows. */
  async function mayAsk({
    accountId,
    hasFirstVerdict,
    hasBudget = () => true,
  }: JudgingContext): Promise<boolean> {
    return !(await isRepeat(hasFirstVerdict)) && hasBudget() && breaker.tryEnter(accountId);
  }

  async function judge(input: ModerationInput, context: JudgingContext): Promise<CostedVerdict> {
    if (!ai) return { verdict: judgeLocally(input), aiCalls: 0, aiCostMicros: 0 };
    const cleared = preFilter(input);
    if (cleared) return { verdict: cleared, aiCalls: 0, aiCostMicros: 0 };
    const local = assessLocally(input);
    const release = await takePlace(context);
    try {
      if (release !== undefined && (await mayAsk(context))) {
        return await askAi(ai, input, { local, accountId: context.accountId });
      }
    } finally {
      release?.();
    }
    return { verdict: finish(input, local, 'local'), aiCalls: 0, aiCostMicros: 0 };
  }

  return async (input, context) => {
    try {
      return await judgeWithLists(input, context.lists, (rest) => judge(rest, context));
    } catch (error) {
      onError(error);
      return { verdict: unmoderatedVerdict, aiCalls: 0, aiCostMicros: 0 };
    }
  };
}
