import { sql } from 'kysely';
import type { Db } from '../db';

/** Calls to an AI and their cost. */
export interface AiUsage {
  calls: number;
  /** Millionths of a US dollar. */
  costMicros: number;
}

/** Adds, to the current billing period, calls to an AI that no stored message counts, such as those for a test key. */
export async function addAiUsage(db: Db, accountId: string, { calls, costMicros }: AiUsage): Promise<void> {
  await sql`
    insert into usage_periods as u (account_id, period_start, messages, ai_calls, ai_cost_micros, time_sum_ms)
    select account_id, current_period_start, 0, ${calls}, ${costMicros}, 0
    from subscriptions where account_id = ${accountId}
    on conflict (account_id, period_start) do update set
      ai_calls = u.ai_calls + excluded.ai_calls, ai_cost_micros = u.ai_cost_micros + excluded.ai_cost_micros`.execute(
    db,
  );
}
