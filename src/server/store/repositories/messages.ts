import { type Selectable, sql } from 'kysely';
import type { LogEntry, ReviewOutcome } from '~/contract/api.gen';
import { isTimeOrderedId, readTimeOfId } from '../../ids';
import type { Db } from '../db';
import { MESSAGE_COLUMNS, type MessagesTable } from '../schema/messages';
import type { PreparedRunner } from './ingest';

export type MessageRow = Selectable<MessagesTable>;

export function toLogEntry(
  row: MessageRow,
  review: ReviewOutcome | null,
  { undo, delivery }: Pick<LogEntry, 'undo' | 'delivery'>,
): Required<LogEntry> {
  return {
    id: row.id,
    timestamp: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    player_name: row.player_name,
    player_uuid: row.player_uuid,
    message: row.message,
    final_action: row.final_action,
    ai_confidence: row.confidence,
    processing_time_ms: row.processing_time_ms,
    server: row.server,
    channel: row.channel,
    recommended_action: row.recommended_action,
    ai_category: row.category,
    ai_severity: row.filtered ? null : row.severity,
    ai_reasoning: row.reasoning,
    rule: row.rule,
    filtered: row.filtered,
    decided_by: row.decided_by,
    review_status: row.review_status,
    review,
    undo: undo ?? null,
    delivery: delivery ?? null,
  };
}

function selectMessage(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('created_at', '=', new Date(readTimeOfId(id)))
    .where('id', '=', id);
}

/** Finds a message by its id. The time in the id tells which partition to search. */
export async function findMessage(db: Db, accountId: string, id: string): Promise<MessageRow | undefined> {
  if (!isTimeOrderedId(id)) return undefined;
  return selectMessage(db, accountId, id).executeTakeFirst();
}

/** Like `findMessage`; no other transaction can change the message until this one ends. */
export async function lockMessage(trx: Db, accountId: string, id: string): Promise<MessageRow | undefined> {
  if (!isTimeOrderedId(id)) return undefined;
  return selectMessage(trx, accountId, id).forUpdate().executeTakeFirst();
}

/** Lists a player's messages of one channel that came in the time before a message, the newest first. */
export async function listMessagesBefore(
  db: Db,
  { account_id, player_uuid, channel, created_at, id }: MessageRow,
  withinMs: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('player_uuid', '=', player_uuid)
    .where(sql<boolean>`coalesce(channel, 'public') = ${channel ?? 'public'}`)
    .where('created_at', '>=', new Date(created_at.getTime() - withinMs))
    .where('created_at', '<=', created_at)
    .where('id', '<', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface Receipt {
  message_id: string;
  /** Hex of the hash of the first body under this id; empty once the message was erased. */
  body_hash: string;
  log_id: string;
}

/** Finds the receipts of the caller's message ids. */
export async function findReceipts(
  runner: PreparedRunner,
  accountId: string,
  messageIds: readonly string[],
): Promise<Receipt[]> {
  return runner.query<Receipt>(
    'receipts',
    `select message_id, encode(body_hash, 'hex') as body_hash, log_id from message_receipts
     where account_id = $1 and message_id = any($2::text[])`,
    [accountId, messageIds],
  );
}

/** Finds messages by id through a runner, so that a transaction sees the rows that it has written. */
export async function findMessagesById(
  runner: PreparedRunner,
  accountId: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  const times = ids.map((id) => new Date(readTimeOfId(id)));
  return runner.query<MessageRow>(
    'messages_by_id',
    `select ${MESSAGE_COLUMNS.join(', ')} from messages
     where account_id = $1 and created_at = any($2::timestamptz[]) and id = any($3::uuid[])`,
    [accountId, times, ids],
  );
}
