import { sql } from 'kysely';
import { readTimeOfId } from '../../ids';
import type { Db } from '../db';

/** Calls to an AI and their cost. */
export interface AiUsage {
  calls: number;
  /** Millionths of a US dollar. */
  costMicros: number;
  /** The message whose commit the database did not confirm; that commit may have counted these calls. */
  messageId?: string | undefined;
}

/** What the AI cost an account on one day, on all nodes. */
export interface AiDay {
  accountId: string;
  /** `YYYY-MM-DD`, a UTC day. */
  day: string;
  /** Millionths of a US dollar. */
  costMicros: number;
}

/** Returns the cost of an account's AI calls on a UTC day (`YYYY-MM-DD`), in millionths of a US dollar. */
export async function readAiDayCost(db: Db, accountId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('ai_days')
    .select('cost_micros')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.cost_micros ?? 0;
}

/**
 * Adds, to the day and to the current billing period, calls to an AI that no stored message counts, such as those for a
 * test key.
 *
 * @returns the day's cost on all nodes, these calls included; undefined if their message counts them
 */
export async function addUncountedAiUsage(
  db: Db,
  accountId: string,
  day: string,
  { calls, costMicros, messageId }: AiUsage,
): Promise<AiDay | undefined> {
  const arrivedAt = messageId === undefined ? undefined : new Date(readTimeOfId(messageId));
  const result = await sql<{ cost: number }>`
    with counted as materialized (
      select ${calls}::int as calls, ${costMicros}::bigint as cost_micros
      where not exists (
        select from messages where account_id = ${accountId} and created_at = ${arrivedAt}::timestamptz
          and id = ${messageId}::uuid and ai_cost_micros is not null)
    ), of_day as (
      insert into ai_days as d (account_id, day, calls, cost_micros)
      select ${accountId}::uuid, ${day}::date, calls, cost_micros from counted
      on conflict (account_id, day) do update set
        calls = d.calls + excluded.calls, cost_micros = d.cost_micros + excluded.cost_micros
      returning cost_micros
    ), of_period as (
      insert into usage_periods as u (account_id, period_start, messages, ai_calls, ai_cost_micros, time_sum_ms)
      select s.account_id, s.current_period_start, 0, c.calls, c.cost_micros, 0
      from subscriptions s cross join counted c where s.account_id = ${accountId}
      on conflict (account_id, period_start) do update set
        ai_calls = u.ai_calls + excluded.ai_calls, ai_cost_micros = u.ai_cost_micros + excluded.ai_cost_micros
    )
    select cost_micros as cost from of_day`.execute(db);
  const [row] = result.rows;
  return row && { accountId, day, costMicros: row.cost };
}
