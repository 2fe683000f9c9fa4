import { useMemo } from 'react';
import type { Usage } from '~/contract/api.gen';
import { DataTable, useClock, type DataTableColumn } from '~/design-system';
import { formatDollars, formatInteger, formatUsagePeriod } from '~/domain';

type UsagePeriod = Usage['history'][number];

export interface UsageHistoryTableProps {
  /** The billing periods, newest first. */
  history: Usage['history'];
}

/** On a phone a year would stand alone on a line. */
const keepDatesWhole = (range: string) =>
  range
    .split(' to ')
    .map((date) => date.replaceAll(' ', '\u00a0'))
    .join(' to ');

const createColumns = (timeZone: string | undefined): readonly DataTableColumn<UsagePeriod>[] => [
  {
    id: 'period',
    header: 'Period',
    rowHeader: true,
    cell: (period) => keepDatesWhole(formatUsagePeriod(period, timeZone)),
  },
  {
    id: 'requests',
    header: 'Requests',
    align: 'end',
    cell: ({ total_requests }) => formatInteger(total_requests),
  },
  { id: 'cost', header: 'Cost', align: 'end', cell: ({ cost_usd }) => formatDollars(cost_usd) },
];

/** What billing periods used and cost. */
export function UsageHistoryTable({ history }: UsageHistoryTableProps) {
  const { timeZone } = useClock();
  const columns = useMemo(() => createColumns(timeZone), [timeZone]);
  return (
    <DataTable
      caption="Usage history"
      columns={columns}
      rows={history}
      rowKey={({ period, period_start }) => period_start ?? period}
      narrow="scroll"
    />
  );
}
