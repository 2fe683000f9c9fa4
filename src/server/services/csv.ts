import type { LogEntry } from '~/contract/api.gen';
import { formatActorName } from '../actor';

const COLUMNS = [
  'id',
  'timestamp',
  'server',
  'player_name',
  'player_uuid',
  'message',
  'final_action',
  'recommended_action',
  'ai_category',
  'ai_severity',
  'ai_confidence',
  'ai_reasoning',
  'rule',
  'filtered',
  'decided_by',
  'review_status',
  'processing_time_ms',
  'sent_at',
] as const satisfies readonly (keyof LogEntry)[];

/** The columns of the decision come after the message's own, because programs may read those by their number. */
const REVIEW_COLUMNS = ['reviewed_by', 'reviewed_with', 'reviewed_at', 'review_comments'] as const;

/** Later columns come last, for the same reason. */
const LATER_COLUMNS = ['channel'] as const satisfies readonly (keyof LogEntry)[];

function toReviewCells({ review }: LogEntry): unknown[] {
  if (!review) return REVIEW_COLUMNS.map(() => null);
  const { reviewed_by, actor, decided_at, comments } = review;
  return [reviewed_by, actor && `${actor.type} ${formatActorName(actor)}`, decided_at, comments];
}

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

export const csvHeader = `${[...COLUMNS, ...REVIEW_COLUMNS, ...LATER_COLUMNS].join(',')}\r\n`;

/** Formats a log entry as one row of the log export. */
export function toCsvRow(entry: LogEntry): string {
  const cells = [
    ...COLUMNS.map((column) => entry[column]),
    ...toReviewCells(entry),
    ...LATER_COLUMNS.map((column) => entry[column]),
  ];
  return `${cells.map(toCsvCell).join(',')}\r\n`;
}
