import type { LogEntry } from '~/contract/api.gen';
import { formatActorName } from '../actor';

function readReviewCells({ review }: LogEntry) {
  return {
    reviewed_by: review?.reviewed_by,
    reviewed_with: review?.actor && `${review.actor.type} ${formatActorName(review.actor)}`,
    reviewed_at: review?.decided_at,
    review_comments: review?.comments,
  };
}

type Column =
  | Exclude<keyof LogEntry, 'review' | 'undo' | 'delivery'>
  | keyof ReturnType<typeof readReviewCells>;

/** A later column comes last, because programs may read the others by their number. */
const columns: Readonly<Record<Column, true>> = {
  id: true,
  timestamp: true,
  server: true,
  player_name: true,
  player_uuid: true,
  message: true,
  final_action: true,
  recommended_action: true,
  ai_category: true,
  ai_severity: true,
  ai_confidence: true,
  ai_reasoning: true,
  rule: true,
  filtered: true,
  decided_by: true,
  review_status: true,
  processing_time_ms: true,
  sent_at: true,
  reviewed_by: true,
  reviewed_with: true,
  reviewed_at: true,
  review_comments: true,
  channel: true,
};
const COLUMNS = Object.keys(columns) as Column[];

/**
 * The start of text that a spreadsheet may run as a formula. Some drop spaces in front of it, and some read the
 * full-width forms of the characters.
 */
const FORMULA_START = /^(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * One cell: quoted where needed, and with an apostrophe before text that a spreadsheet would run as a formula, because
 * players choose their names and messages.
 */
function toCsvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvHeader = `${COLUMNS.join(',')}\r\n`;

/** Formats a log entry as one row of the log export. */
export function toCsvRow(entry: LogEntry): string {
  const cells = { ...entry, ...readReviewCells(entry) };
  return `${COLUMNS.map((column) => toCsvCell(cells[column])).join(',')}\r\n`;
}
