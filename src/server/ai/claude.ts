import type Anthropic from '@anthropic-ai/sdk';
import { toAssessment } from './answer';
import {
  type AiJudge,
  AiRequestRefused,
  CONTENT_STATUSES,
  MAX_ANSWER_TOKENS,
  type TokenPrice,
} from './judge';
import { answerSchema, buildSystemPrompt, buildUserPrompt } from './prompt';

interface ClaudeOptions {
  apiKey: string;
  /** Undefined means Anthropic's own address. */
  baseUrl: string | undefined;
  model: string;
  price: TokenPrice;
}

/** What a token costs that is written to the cache for five minutes, or read from it, as a part of an input token. */
const CACHE_FACTOR = { write: 1.25, read: 0.1 } as const;

function costOf(price: TokenPrice, usage: Anthropic.Usage): number {
  const input =
    usage.input_tokens +
    CACHE_FACTOR.write * (usage.cache_creation_input_tokens ?? 0) +
    CACHE_FACTOR.read * (usage.cache_read_input_tokens ?? 0);
  return Math.round(input * price.input + usage.output_tokens * price.output);
}

/** Calls Claude through the official SDK with one message per call, so that no message can affect another's verdict. */
export function createClaude({ apiKey, baseUrl, model, price }: ClaudeOptions): AiJudge {
  // The package is a quarter of the server's code, and most nodes have no use for it.
  const sdk = import('@anthropic-ai/sdk').then(({ APIError, default: Client }) => ({
    APIError,
    client: new Client({
      apiKey,
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      // A retry would end after the time budget; the local rules answer sooner.
      maxRetries: 0,
      logLevel: 'off',
    }),
  }));
  return {
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
          const refused = error instanceof APIError && CONTENT_STATUSES.has(error.status);
          throw refused ? new AiRequestRefused(error.message, { cause: error }) : error;
        });
      const costMicros = costOf(price, message.usage);
      const text = message.content.find((block) => block.type === 'text')?.text;
      const complete = message.stop_reason === 'end_turn' && text !== undefined;
      return { assessment: complete ? toAssessment(text, input.config.server_rules) : undefined, costMicros };
    },
  };
}
