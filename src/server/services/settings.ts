import { isDeepStrictEqual } from 'node:util';
import type {
  Actor,
  Config,
  ConfigRequest,
  ConfigResponse,
  Preview,
  PreviewRequest,
} from '~/contract/api.gen';
import type { Clock } from '../clock';
import { createTimeOrderedId } from '../ids';
import type { Store } from '../store/connect';
import type { Account } from '../store/repositories/accounts';
import { writeAuditEvent } from '../store/repositories/audit';
import { findConfig, lockConfig, saveConfig } from '../store/repositories/configs';
import { HttpProblem } from '../problem';
import { requireFeature } from './access';
import { createPreview } from './preview';

export interface SettingsService {
  get: (accountId: string) => Promise<ConfigResponse>;
  /**
   * @param actor the caller
   * @throws {HttpProblem} 403 when the plan has no custom rules and these differ from the stored ones, 412 when the
   *   configuration was saved since the version that the request names
   */
  replace: (account: Account, request: ConfigRequest, actor: Actor) => Promise<ConfigResponse>;
  preview: (accountId: string, request: PreviewRequest) => Promise<Preview>;
}

const CHANGED_MEANWHILE_DETAIL =
  'The configuration was saved by another caller meanwhile, and this one was not. Compare the two, then save again.';

/**
 * The version stands outside the configuration, so that a caller who sends this configuration back names no version.
 */
function toResponse({ version = 0, ...config }: Config): ConfigResponse {
  return { config, version };
}

export function createSettingsService({
  store: { db },
  clock,
}: {
  store: Store;
  clock: Clock;
}): SettingsService {
  return {
    get: async (accountId) => toResponse(await findConfig(db, accountId)),

    replace: ({ id: accountId, tier }, request, actor) =>
      db.transaction().execute(async (trx) => {
        await lockConfig(trx, accountId);
        const before = await findConfig(trx, accountId);
        const config = { ...request, swearing: request.swearing ?? before.swearing };
        // Rules from a larger plan stay in force until the owner removes them; the owner can save the other settings
        // beside them.
        const keepsOrRemoves =
          config.server_rules === before.server_rules || config.server_rules.trim() === '';
        if (!keepsOrRemoves) requireFeature(tier, 'customRules');
        const at = clock.now();
        const isCurrent = config.version === undefined || config.version === before.version;
        const isSaved = isCurrent && (await saveConfig(trx, accountId, config, at));
        const after = await findConfig(trx, accountId);
        // A caller whose answer was lost sends the same configuration again.
        if (!isSaved && isDeepStrictEqual({ ...config, version: after.version }, after))
          return toResponse(after);
        if (!isSaved) throw new HttpProblem(412, CHANGED_MEANWHILE_DETAIL, { members: { current: after } });
        await writeAuditEvent(trx, {
          id: createTimeOrderedId(at.getTime()),
          accountId,
          subjectId: accountId,
          kind: 'config.saved',
          actor,
          at,
          detail: { before, after },
        });
        return toResponse(after);
      }),

    preview: createPreview({ db, clock }),
  };
}
