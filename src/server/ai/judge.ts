import type { Verdict } from '~/contract/api.gen';
import type { Assessment, ModerationInput } from '../moderation/types';

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
export class AiRequestRefused extends Error {
  override name = 'AiRequestRefused';
}

export interface AiJudge {
  /** Rejects with {@link AiRequestRefused}, or otherwise when the provider fails or the signal is aborted. */
  assess: (input: ModerationInput, signal: AbortSignal) => Promise<AiOutcome>;
}

/** US dollars per million tokens, which equals millionths of a dollar per token. */
export interface TokenPrice {
  input: number;
  output: number;
}

/** Tokens of an answer, which the model may write at most. */
export const MAX_ANSWER_TOKENS = 300;

/** Statuses that a request's content causes. 401, 403, 404 and 429 meet the requests of every account. */
export const CONTENT_STATUSES: ReadonlySet<unknown> = new Set([400, 413, 422]);
