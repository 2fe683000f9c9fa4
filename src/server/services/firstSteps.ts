import type { FirstSteps } from '~/contract/api.gen';
import { includesFeature } from '~/contract/planFeatures';
import type { Store } from '../store/connect';
import type { Account } from '../store/repositories/accounts';
import { findFirstSteps } from '../store/repositories/firstSteps';

/** What a new account has done so far. A step that was done once stays done. */
export interface FirstStepService {
  read: (account: Account) => Promise<FirstSteps>;
}

export function createFirstStepService({ store: { db } }: { store: Store }): FirstStepService {
  return {
    read: async ({ id, tier }) => {
      const found = await findFirstSteps(db, id);
      const steps = {
        key_created: found.hasKey,
        server_connected: found.hasServer || found.hasMessage,
        message_seen: found.hasMessage,
        rules_written: found.hasRules || (found.hasSavedConfig && !includesFeature(tier, 'customRules')),
        review_decided: found.hasDecision,
      };
      return { ...steps, done: Object.values(steps).every(Boolean) };
    },
  };
}
