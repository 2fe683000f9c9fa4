import type { Env } from '../env';
import { createClaude } from './claude';
import type { AiJudge } from './judge';
import { createOpenAi } from './openAi';

/** Creates the judge that the settings configure. */
export function createConfiguredAi(env: Env): AiJudge | undefined {
  if (env.openAiBaseUrl !== undefined) {
    return createOpenAi({
      baseUrl: env.openAiBaseUrl,
      apiKey: env.openAiApiKey,
      model: env.openAiModel,
      price: { input: env.openAiInputPrice, output: env.openAiOutputPrice },
    });
  }
  if (env.anthropicApiKey === undefined) return undefined;
  return createClaude({
    apiKey: env.anthropicApiKey,
    baseUrl: env.anthropicBaseUrl,
    model: env.anthropicModel,
    price: {
      input: env.anthropicInputPrice,
      output: env.anthropicOutputPrice,
      cacheWrite: env.anthropicCacheWritePrice,
      cacheRead: env.anthropicCacheReadPrice,
    },
  });
}
