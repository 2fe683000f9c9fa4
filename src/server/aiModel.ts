import type { Env } from './env';

/** Name of the model that the settings configure; undefined where the local rules judge alone. */
export function findAiModel(env: Env): string | undefined {
  if (env.openAiBaseUrl !== undefined) return env.openAiModel;
  return env.anthropicApiKey === undefined ? undefined : env.anthropicModel;
}
