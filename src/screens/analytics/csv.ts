import type { AnalyticsPoint } from '~/contract/api.gen';

const COLUMNS = [
  'date',
  'messages',
  'violations',
  'actions',
  'unique_players',
  'avg_response_time_ms',
] as const satisfies readonly (keyof AnalyticsPoint)[];

/**
 * Formats the charts' data as CSV with the contract's names. All fields are numbers or UTC times, so nothing needs
 * escaping.
 */
export function formatAnalyticsCsv(data: readonly AnalyticsPoint[]): string {
  const rows = data.map((point) => COLUMNS.map((column) => point[column]).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
