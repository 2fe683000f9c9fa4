import * as v from 'valibot';
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

interface OpenAiOptions {
  /** Such as `http://localhost:11434/v1`; the call is made below it. */
  baseUrl: string;
  /** Undefined where the endpoint asks for none. */
  apiKey: string | undefined;
  model: string;
  price: TokenPrice;
}

const PAYMENT_REQUIRED = 402;

const tokens = v.optional(v.number(), 0);
const completion = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        finish_reason: v.nullish(v.string()),
        message: v.object({ content: v.nullish(v.string()) }),
      }),
    ),
    v.minLength(1),
  ),
  usage: v.optional(v.object({ prompt_tokens: tokens, completion_tokens: tokens }), {}),
});

/** Calls any endpoint that speaks OpenAI's chat completions, also one on a machine of the operator's. */
export function createOpenAi({ baseUrl, apiKey, model, price }: OpenAiOptions): AiJudge {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    estimateCost: (input) => estimateCallCost(price, input),
    assess: async (input, signal) => {
      const { server_rules: rules } = input.config;
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          max_tokens: MAX_ANSWER_TOKENS,
          messages: [
            { role: 'system', content: buildSystemPrompt(rules) },
            { role: 'user', content: buildUserPrompt(input) },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'verdict', strict: true, schema: answerSchema },
          },
        }),
        signal,
      });
      if (CONTENT_ERROR_STATUSES.has(response.status)) throw new AiRequestRefusedError(await response.text());
      if (response.status === PAYMENT_REQUIRED) throw new AiUnpaidError(await response.text());
      if (!response.ok) throw new Error(`The AI answered ${response.status}.`);
      const { choices, usage } = v.parse(completion, await response.json());
      const [{ finish_reason: finish, message } = { message: {} }] = choices;
      const complete = finish === 'stop' && typeof message.content === 'string';
      return {
        assessment: complete ? toAssessment(message.content as string, rules) : undefined,
        costMicros: Math.round(usage.prompt_tokens * price.input + usage.completion_tokens * price.output),
      };
    },
  };
}
