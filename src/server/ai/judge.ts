import type { Verdict } from '~/contract/api.gen';
import type { Assessment, ModerationInput } from '../moderation/types';
import { buildSystemPrompt, buildUserPrompt } from './prompt';

/** A verdict and the cost of reaching it. */
export interface CostedVerdict {
  verdict: Verdict;
  aiCalls: number;
  /** Millionths of a US dollar. */
  aiCostMicros: number;
  /** The entries of the owner's lists that took effect. */
  listEntryIds?: readonly string[];
}

/** The result of one call, which costs money even when its answer can't be used. */
export interface AiOutcome {
  /** Undefined when the model refused, was cut off or did not answer in the schema. */
  assessment: Assessment | undefined;
  /** Millionths of a US dollar. */
  costMicros: number;
}

/** The provider refuses one request for its content, which says nothing about other requests. */
export class AiRequestRefusedError extends Error {
  override name = 'AiRequestRefusedError';
}

/** The provider refuses every call, because the installation's credit with it is used up. */
export class AiUnpaidError extends Error {
  override name = 'AiUnpaidError';
}

export interface AiJudge {
  /** Rejects with {@link AiRequestRefusedError}, or otherwise when the provider fails or the signal is aborted. */
  assess: (input: ModerationInput, signal: AbortSignal) => Promise<AiOutcome>;
  /**
   * Estimates the most that a call which was given up costs, in millionths of a US dollar, because a provider may bill
   * it.
   */
  estimateCost: (input: ModerationInput) => number;
}

/** US dollars per million tokens, which equals millionths of a dollar per token. */
export interface TokenPrice {
  input: number;
  output: number;
}

/** The most tokens that the model may write in an answer. */
export const MAX_ANSWER_TOKENS = 300;

/** Bytes of a prompt in one token: the mean that the providers name for English text. */
const BYTES_IN_TOKEN = 4;

/** Estimates the cost of a call from the length of its prompt and the longest answer. */
export function estimateCallCost(price: TokenPrice, input: ModerationInput): number {
  const prompt = buildSystemPrompt(input.config.server_rules) + buildUserPrompt(input);
  return Math.round(
    (Buffer.byteLength(prompt) / BYTES_IN_TOKEN) * price.input + MAX_ANSWER_TOKENS * price.output,
  );
}

/** Statuses of an AI that refuses one request's content. Others, such as 401 and 429, meet every account's requests. */
export const CONTENT_ERROR_STATUSES: ReadonlySet<unknown> = new Set([400, 413, 422]);
