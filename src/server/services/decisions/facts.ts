import type {
  DecisionDelivery,
  GameDecision,
  LiveDecision,
  LogEntry,
  ReviewStatus,
  Undo,
} from '~/contract/api.gen';
import { truncateText } from '~/contract/truncateText';
import { cleanText } from '../../cleanText';
import { SECOND_MS } from '../../clock';
import type { Db } from '../../store/db';
import { type GameDecisionRow, listMessageGameDecisions } from '../../store/repositories/gameDecisions';

const MAX_REASON = 200;

/** Returns a reason that a game can show in one line. */
export function toPlayerReason(text: string): string {
  return truncateText(cleanText(text), MAX_REASON);
}

export function toGameDelivery(row: GameDecisionRow): DecisionDelivery {
  return {
    decision_id: row.id,
    state: row.state,
    server: row.reported_server,
    reported_at: row.reported_at?.toISOString() ?? null,
    seconds:
      row.reported_at === null
        ? null
        : Math.max(0, row.reported_at.getTime() - row.created_at.getTime()) / SECOND_MS,
    detail: row.detail,
  };
}

/** A decision as the feed lists it. */
export function toGameDecision(row: GameDecisionRow): GameDecision {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    kind: row.kind,
    action: row.action,
    previous_action: row.previous_action,
    duration_seconds: row.duration_seconds,
    player_name: row.player_name,
    player_uuid: row.player_uuid,
    server: row.server,
    message_id: row.message_id,
    log_id: row.log_id,
    reason: row.reason,
    replaces: row.replaces,
  };
}

/** A decision as its owner reads it. */
export function toDeliveredDecision(row: GameDecisionRow): GameDecision {
  return { ...toGameDecision(row), delivery: toGameDelivery(row) };
}

export function toLiveDecision({ id, log_id, player_uuid, state }: GameDecisionRow): LiveDecision {
  return { id, log_id, player_uuid, state };
}

/** Returns how a message's action was taken back; null while it holds. */
export function findUndo(
  { undone_at: undoneAt }: Pick<DecidedMessage, 'undone_at'>,
  ofMessage: readonly GameDecisionRow[],
): Undo | null {
  const row = undoneAt === null ? undefined : ofMessage.findLast(({ kind }) => kind === 'undo');
  if (!row) return null;
  return {
    at: row.created_at.toISOString(),
    action: row.previous_action,
    actor: row.actor,
    ...(row.reason !== '' && { reason: row.reason }),
  };
}

/** What the log says of the decisions about one message. */
export type DecisionFacts = Required<Pick<LogEntry, 'undo' | 'delivery'>>;

interface DecidedMessage {
  id: string;
  review_status: ReviewStatus | null;
  undone_at: Date | null;
}

/** Reads how actions were taken back and what became of the newest decisions; only decided messages have such facts. */
export async function readDecisionFacts(
  db: Db,
  accountId: string,
  messages: readonly DecidedMessage[],
): Promise<(message: DecidedMessage) => DecisionFacts> {
  const decided = messages.filter(
    ({ review_status: status, undone_at: undoneAt }) =>
      undoneAt !== null || (status !== null && status !== 'pending'),
  );
  const rows = await listMessageGameDecisions(
    db,
    accountId,
    decided.map(({ id }) => id),
  );
  const byMessage = new Map<string | null, GameDecisionRow[]>();
  for (const row of rows) byMessage.set(row.log_id, [...(byMessage.get(row.log_id) ?? []), row]);
  return (message) => {
    const ofMessage = byMessage.get(message.id) ?? [];
    const newest = ofMessage.at(-1);
    return { undo: findUndo(message, ofMessage), delivery: newest ? toGameDelivery(newest) : null };
  };
}
