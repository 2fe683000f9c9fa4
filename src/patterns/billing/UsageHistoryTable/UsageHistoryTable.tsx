import type { Usage } from '~/contract/api.gen';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, useClock } from '~/design-system';
import { formatDollars, formatInteger, formatUsagePeriod } from '~/domain';

export interface UsageHistoryTableProps {
  /** The billing periods, newest first. */
  history: Usage['history'];
}

/** What billing periods used and cost (spec 2, usage). */
export function UsageHistoryTable({ history }: UsageHistoryTableProps) {
  const { timeZone } = useClock();
  return (
    <Table caption="Usage history">
      <TableHead>
        <TableColumn>Period</TableColumn>
        <TableColumn align="end">Requests</TableColumn>
        <TableColumn align="end">Cost</TableColumn>
      </TableHead>
      <TableBody>
        {history.map((each) => (
          <TableRow key={each.period_start ?? each.period}>
            <TableCell rowHeader>{formatUsagePeriod(each, timeZone)}</TableCell>
            <TableCell align="end">{formatInteger(each.total_requests)}</TableCell>
            <TableCell align="end">{formatDollars(each.cost_usd)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
