import type { Action, Config, Preview, PreviewRequest } from '~/contract/api.gen';
import type { Clock } from '../clock';
import { allowedAction } from '../moderation';
import type { Store } from '../store/connect';
import { findConfig, saveConfig } from '../store/repositories/configs';
import { listNewest } from '../store/repositories/messages';

export interface SettingsService {
  get: (accountId: string) => Promise<Config>;
  replace: (accountId: string, config: Config) => Promise<Config>;
  preview: (accountId: string, request: PreviewRequest) => Promise<Preview>;
}

const previewSample = 1_000;
/** Milder lines are never held for review, however unsure the verdict. */
const mildestForReview = 2;

export function createSettings({ store: { db }, clock }: { store: Store; clock: Clock }): SettingsService {
  return {
    get: (accountId) => findConfig(db, accountId),

    replace: async (accountId, config) => {
      await saveConfig(db, accountId, config, clock.now());
      return findConfig(db, accountId);
    },

    preview: async (accountId, request) => {
      const rows = await listNewest(db, accountId, previewSample);
      const actions: Record<Action, number> = { none: 0, warn: 0, mute: 0, kick: 0, ban: 0 };
      let review = 0;
      for (const row of rows) {
        const action = allowedAction(row.recommended_action, request.automation_level);
        actions[action] += 1;
        const unsure = row.confidence !== null && row.confidence < request.confidence_threshold;
        const asksForMore = row.recommended_action !== action;
        if (asksForMore || (unsure && row.severity >= mildestForReview)) review += 1;
      }
      return { sample_size: rows.length, actions, review };
    },
  };
}
