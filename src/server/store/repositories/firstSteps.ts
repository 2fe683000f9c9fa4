import { sql } from 'kysely';
import type { Db } from '../db';

export interface FirstStepFacts {
  hasKey: boolean;
  hasServer: boolean;
  hasMessage: boolean;
  hasRules: boolean;
  hasSavedConfig: boolean;
  hasDecision: boolean;
}

/** Finds what the account has ever done. Of these rows retention deletes servers alone. */
export async function findFirstSteps(db: Db, accountId: string): Promise<FirstStepFacts> {
  const { rows } = await sql<FirstStepFacts>`
    select
      exists (select 1 from api_keys where account_id = a.id) as "hasKey",
      exists (select 1 from game_servers where account_id = a.id) as "hasServer",
      exists (select 1 from usage_periods where account_id = a.id and messages > 0) as "hasMessage",
      coalesce(c.server_rules ~ '\\S', false) or exists (select 1 from audit_events
        where account_id = a.id and subject_id = a.id and kind = 'config.saved'
          and detail -> 'after' ->> 'server_rules' ~ '\\S') as "hasRules",
      coalesce(c.version > 0, false) as "hasSavedConfig",
      exists (select 1 from audit_events where account_id = a.id and kind = 'review.decided') as "hasDecision"
    from accounts a left join configs c on c.account_id = a.id where a.id = ${accountId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The account does not exist.');
  return found;
}
