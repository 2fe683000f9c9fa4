import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Action } from '~/contract/api.gen';
import { createTimeOrderedId } from '~/server/ids';
import { computeSimilarKey } from '~/server/services/computeSimilarKey';
import { ensurePartitions } from '~/server/store/partitions';
import type { Database } from '~/server/store/schema';

type Db = Kysely<Database>;

/** The hour of every message in these tests. */
export const hourStart = new Date('2026-11-20T20:00:00.000Z');

export async function addAccount(db: Db): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id,
      email: `${id}@survival-one.example`,
      password_hash: 'none',
      verified_at: hourStart,
      verification_sent_at: null,
      trial_used_at: null,
      created_at: hourStart,
    })
    .execute();
  return id;
}

interface ReviewOptions {
  recommended: Action;
  /** @default 'none' */
  applied?: Action;
  /** Minutes after the hour, 0 to 40. @default 0 */
  minute?: number;
  /** Messages of the same server to add before and after, one a second. @default 0 */
  linesAround?: number;
}

const counters = { none: null, warn: 'warnings', mute: 'mutes', kick: 'kicks', ban: 'bans' } as const;

interface Line {
  id: string;
  accountId: string;
  at: Date;
  message: string;
  recommended: Action;
  applied: Action;
  underReview: boolean;
}

async function addMessage(db: Db, line: Line, playerUuid: string): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      id: line.id,
      account_id: line.accountId,
      created_at: line.at,
      server: 'survival-1',
      player_uuid: playerUuid,
      player_name: 'xX_grief',
      message: line.message,
      message_id: null,
      final_action: line.applied,
      recommended_action: line.recommended,
      category: 'threat',
      severity: 9,
      confidence: 0.91,
      reasoning: 'Names a place.',
      rule: '3. No threats.',
      filtered: false,
      decided_by: 'local',
      processing_time_ms: 3,
      review_status: line.underReview ? 'pending' : null,
    })
    .execute();
}

/** One message that waits for review, counted as ingest counts it. */
export async function addReview(db: Db, accountId: string, options: ReviewOptions): Promise<string> {
  await ensurePartitions(db, hourStart, hourStart);
  const { recommended, applied = 'none', minute = 0, linesAround = 0 } = options;
  const at = new Date(hourStart.getTime() + minute * 60_000);
  const id = createTimeOrderedId(at.getTime());
  const playerUuid = randomUUID();
  const base = { accountId, recommended: 'none', applied: 'none', underReview: false } as const;
  for (let n = linesAround; n >= 1; n -= 1) {
    const before = new Date(at.getTime() - n * 1_000);
    const line = { ...base, at: before, id: createTimeOrderedId(before.getTime()), message: `before ${n}` };
    await addMessage(db, line, randomUUID());
  }
  await addMessage(
    db,
    { id, accountId, at, message: 'i know where you live', recommended, applied, underReview: true },
    playerUuid,
  );
  for (let n = 1; n <= linesAround; n += 1) {
    const after = new Date(at.getTime() + n * 1_000);
    const line = { ...base, at: after, id: createTimeOrderedId(after.getTime()), message: `after ${n}` };
    await addMessage(db, line, randomUUID());
  }
  const counted = { messages: 1, violations: 1, time_sum_ms: 3 };
  await sql`insert into hourly_totals (account_id, hour, messages, violations, time_sum_ms, ${sql.ref(`action_${applied}`)})
    values (${accountId}, ${hourStart}, ${counted.messages}, ${counted.violations}, ${counted.time_sum_ms}, 1)
    on conflict (account_id, hour) do update
      set ${sql.ref(`action_${applied}`)} = hourly_totals.${sql.ref(`action_${applied}`)} + 1`.execute(db);
  const zero = { warnings: 0, mutes: 0, kicks: 0, bans: 0 };
  const counter = counters[applied];
  await db
    .insertInto('players')
    .values({
      account_id: accountId,
      player_uuid: playerUuid,
      player_name: 'xX_grief',
      first_seen_at: at,
      last_seen_at: at,
      messages: 1,
      violations: 1,
      ...zero,
      ...(counter && { [counter]: 1 }),
    })
    .execute();
  if (applied !== 'none') {
    await db
      .insertInto('player_actions')
      .values({ account_id: accountId, player_uuid: playerUuid, created_at: at, id, action: applied })
      .execute();
  }
  await db
    .insertInto('reviews')
    .values({
      id,
      account_id: accountId,
      created_at: at,
      status: 'pending',
      recommended_action: recommended,
      applied_action: applied,
      decided_action: null,
      decided_at: null,
      reviewed_by: null,
      decided_by_account: null,
      comments: null,
      similar_key: computeSimilarKey('i know where you live'),
    })
    .execute();
  return id;
}

/** Reads every count that must agree about one message's action. */
export async function readCounts(db: Db, accountId: string, id: string) {
  const message = await db
    .selectFrom('messages')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select(['final_action', 'review_status', 'player_uuid'])
    .executeTakeFirstOrThrow();
  const totals = await db
    .selectFrom('hourly_totals')
    .where('account_id', '=', accountId)
    .select([
      'action_none as none',
      'action_warn as warn',
      'action_mute as mute',
      'action_kick as kick',
      'action_ban as ban',
    ])
    .executeTakeFirstOrThrow();
  const player = await db
    .selectFrom('players')
    .where('account_id', '=', accountId)
    .where('player_uuid', '=', message.player_uuid)
    .select(['warnings', 'mutes', 'kicks', 'bans'])
    .executeTakeFirstOrThrow();
  return { finalAction: message.final_action, reviewStatus: message.review_status, totals, player };
}
