import type { LogEntry } from '~/contract/api.gen';

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

/**
 * One cell: quoted where needed, and with an apostrophe before text that a spreadsheet would run as a formula, because
 * players choose their names and messages.
 */
function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvHeader = `${COLUMNS.join(',')}\r\n`;

export function toCsvRow(entry: LogEntry): string {
  return `${COLUMNS.map((column) => csvCell(entry[column])).join(',')}\r\n`;
}
