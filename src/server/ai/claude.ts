import Anthropic from '@anthropic-ai/sdk';
import * as v from 'valibot';
import { truncateText } from '~/contract/truncateText';
import { categoryValues } from '~/contract/enums.gen';
import { cleanText } from '../cleanText';
import { readOwnerPolicy, quoteRule, severityToAction } from '../moderation';
import type { Assessment, ModerationInput } from '../moderation/types';
import { answerSchema, buildSystemPrompt, buildUserPrompt } from './prompt';

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

interface ClaudeOptions {
  apiKey: string;
  /** Undefined means Anthropic's own address. */
  baseUrl: string | undefined;
  model: string;
  /** US dollars per million tokens, which equals millionths of a dollar per token. */
  price: { input: number; output: number };
}

/** Statuses that a request's content causes. 401, 403, 404 and 429 meet the requests of every account. */
const CONTENT_STATUSES: ReadonlySet<unknown> = new Set([400, 413, 422]);

const MAX_ANSWER_TOKENS = 300;
const MAX_REASONING = 300;
/** A cry for help is never certain enough for an action without a reviewer. */
const CARE_CONFIDENCE = 0.6;

const answer = v.object({
  category: v.nullable(v.picklist(categoryValues)),
  severity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  reasoning: v.pipe(v.string(), v.trim(), v.minLength(1)),
  rule_number: v.nullable(v.pipe(v.number(), v.integer())),
});

function costOf(price: ClaudeOptions['price'], usage: Anthropic.Usage): number {
  return Math.round(usage.input_tokens * price.input + usage.output_tokens * price.output);
}

function toAssessment(text: string, serverRules: string): Assessment | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), text);
  if (!parsed.success) return undefined;
  const { category, severity, confidence, reasoning, rule_number: number } = parsed.output;
  if ((category === null) !== (severity === 0)) return undefined;
  // Quotes the owner's own words, never the model's version of them.
  const rule = number === null ? null : quoteRule(readOwnerPolicy(serverRules), number);
  const needsCare = category === 'self_harm' && confidence <= CARE_CONFIDENCE;
  return {
    category,
    severity,
    confidence,
    action: needsCare ? 'none' : severityToAction(severity),
    reasoning: truncateText(cleanText(reasoning), MAX_REASONING),
    rule,
    needsCare,
  };
}

/** Calls Claude through the official SDK with one message per call, so that no message can affect another's verdict. */
export function createClaude({ apiKey, baseUrl, model, price }: ClaudeOptions): AiJudge {
  const client = new Anthropic({
    apiKey,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    // A retry would end after the time budget; the local rules answer sooner.
    maxRetries: 0,
    logLevel: 'off',
  });
  return {
    assess: async (input, signal) => {
      const message = await client.messages
        .create(
          {
            model,
            max_tokens: MAX_ANSWER_TOKENS,
            system: buildSystemPrompt(input.config.server_rules),
            messages: [{ role: 'user', content: buildUserPrompt(input) }],
            output_config: { format: { type: 'json_schema', schema: answerSchema } },
          },
          { signal },
        )
        .catch((error: unknown) => {
          const refused = error instanceof Anthropic.APIError && CONTENT_STATUSES.has(error.status);
          throw refused ? new AiRequestRefused(error.message, { cause: error }) : error;
        });
      const costMicros = costOf(price, message.usage);
      const text = message.content.find((block) => block.type === 'text')?.text;
      const complete = message.stop_reason === 'end_turn' && text !== undefined;
      return { assessment: complete ? toAssessment(text, input.config.server_rules) : undefined, costMicros };
    },
  };
}
