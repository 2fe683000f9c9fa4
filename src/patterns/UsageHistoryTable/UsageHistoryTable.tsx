import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '~/design-system';
import { formatDollars, formatInteger, formatMonth } from '~/domain';

/** One calendar month. */
export interface UsagePeriod {
  /** The month in UTC, `2026-11`. */
  period: string;
  total_requests: number;
  /** US dollars. */
  cost_usd: number;
}

export interface UsageHistoryTableProps {
  /** The months, newest first. */
  history: readonly UsagePeriod[];
}

/** What past months used and cost (spec 2, usage). */
export function UsageHistoryTable({ history }: UsageHistoryTableProps) {
  return (
    <Table caption="Usage history">
      <TableHead>
        <TableColumn>Period</TableColumn>
        <TableColumn align="end">Requests</TableColumn>
        <TableColumn align="end">Cost</TableColumn>
      </TableHead>
      <TableBody>
        {history.map(({ period, total_requests, cost_usd }) => (
          <TableRow key={period}>
            <TableCell rowHeader>{formatMonth(period)}</TableCell>
            <TableCell align="end">{formatInteger(total_requests)}</TableCell>
            <TableCell align="end">{formatDollars(cost_usd)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
