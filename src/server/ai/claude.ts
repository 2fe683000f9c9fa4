import type Anthropic from '@anthropic-ai/sdk';
import type { APIError } from '@anthropic-ai/sdk';
import { toAssessment } from './answer';
import {
  type AiJudge,
  AiRequestRefusedError,
  AiUnpaidError,
  CONTENT_ERROR_STATUSES,
  estimateCallCost,
  MAX_ANSWER_TOKENS,
  type TokenPrice,
} from './judge';
import { answerSchema, buildSystemPrompt, buildUserPrompt } from './prompt';

interface ClaudeOptions {
  apiKey: string;
  /** Undefined means Anthropic's own address. */
  baseUrl: string | undefined;
  model: string;
  price: CachedTokenPrice;
}

/** US dollars per million tokens, with those of the provider's cache. */
export interface CachedTokenPrice extends TokenPrice {
  /** Input that is written to the cache for five minutes. */
  cacheWrite: number;
  /** Input that is read from the cache. */
  cacheRead: number;
}

function computeCostMicros(price: CachedTokenPrice, usage: Anthropic.Usage): number {
  return Math.round(
    usage.input_tokens * price.input +
      (usage.cache_creation_input_tokens ?? 0) * price.cacheWrite +
      (usage.cache_read_input_tokens ?? 0) * price.cacheRead +
      usage.output_tokens * price.output,
  );
}

/** Codes of errors that come from a limit on what the organization may spend. */
const SPEND_LIMIT_CODES: ReadonlySet<unknown> = new Set([
  'contract_spend_limit_reached',
  'enforced_spend_limit_reached',
]);
/**
 * Anthropic answers 400 with the type of a faulty request and without a code when the credit is used up, so that its
 * message alone tells the two apart (anthropics/anthropic-sdk-typescript, issue 618).
 */
const CREDIT_TOO_LOW = /credit balance is too low/i;

/** Tells an error of one request from one that meets every call. */
function toFailure(error: APIError): Error {
  const isUnpaid =
    error.type === 'billing_error' ||
    SPEND_LIMIT_CODES.has(error.errorCode) ||
    CREDIT_TOO_LOW.test(error.message);
  if (isUnpaid) return new AiUnpaidError(error.message, { cause: error });
  if (CONTENT_ERROR_STATUSES.has(error.status))
    return new AiRequestRefusedError(error.message, { cause: error });
  return error;
}

/** Calls Claude through the official SDK with one message per call, so that no message can affect another's verdict. */
export function createClaude({ apiKey, baseUrl, model, price }: ClaudeOptions): AiJudge {
  // The package is a quarter of the server's code, and most nodes have no use for it.
  const sdk = import('@anthropic-ai/sdk').then(({ APIError, default: Client }) => ({
    APIError,
    client: new Client({
      apiKey,
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      // A retry would end after the AI's timeout; the local rules answer sooner.
      maxRetries: 0,
      logLevel: 'off',
    }),
  }));
  return {
    // A prompt that no cache holds costs as much as one that is written to it.
    estimateCost: (input) => estimateCallCost({ ...price, input: price.cacheWrite }, input),
    assess: async (input, signal) => {
      const { client, APIError } = await sdk;
      const message = await client.messages
        .create(
          {
            model,
            max_tokens: MAX_ANSWER_TOKENS,
            // The same for every line of an account; the provider caches it once it is long enough.
            system: [
              {
                type: 'text',
                text: buildSystemPrompt(input.config.server_rules),
                cache_control: { type: 'ephemeral' },
              },
            ],
            messages: [{ role: 'user', content: buildUserPrompt(input) }],
            output_config: { format: { type: 'json_schema', schema: answerSchema } },
          },
          { signal },
        )
        .catch((error: unknown) => {
          throw error instanceof APIError ? toFailure(error as APIError) : error;
        });
      const costMicros = computeCostMicros(price, message.usage);
      const text = message.content.find((block) => block.type === 'text')?.text;
      const complete = message.stop_reason === 'end_turn' && text !== undefined;
      return { assessment: complete ? toAssessment(text, input.config.server_rules) : undefined, costMicros };
    },
  };
}
