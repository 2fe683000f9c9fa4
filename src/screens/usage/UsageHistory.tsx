import { useMemo } from 'react';
import { BarChart } from '~/charts';
import type { Usage } from '~/contract/api.gen';
import { Card, EmptyState, Grid, Heading, Skeleton } from '~/design-system';
import { formatMonth } from '~/domain';
import { UsageHistoryTable } from '~/patterns';

const NOTHING: Usage['history'] = [];

/** Rows from which the table outgrows a chart of the usual height. */
const TALL_FROM = 6;

/** The months before, as columns and as a table (spec 2, usage and billing). */
export function UsageHistory({ history }: { history: Usage['history'] | null }) {
  const months = history ?? NOTHING;
  const { points, series } = useMemo(() => {
    const oldestFirst = [...months].reverse();
    return {
      points: oldestFirst.map(({ period }) => ({
        label: formatMonth(period).slice(0, 3),
        detail: `${formatMonth(period)} (UTC)`,
      })),
      series: {
        id: 'requests',
        label: 'Requests',
        values: oldestFirst.map(({ total_requests }) => total_requests),
      },
    };
  }, [months]);
  const title = (
    <Heading level={2} size="section">
      Usage history
    </Heading>
  );
  if (history?.length === 0) {
    return (
      <Card as="section" aria-label="Usage history">
        <EmptyState title="No usage yet">
          Months appear here once your server has sent its first message.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Requests by month">
      <Grid split="even" align="start">
        <BarChart
          label="Requests by month"
          points={points}
          series={series}
          header={title}
          height={months.length > TALL_FROM ? 'tall' : 'default'}
          loading={history === null}
        />
        {history === null ? <Skeleton shape="block" /> : <UsageHistoryTable history={history} />}
      </Grid>
    </Card>
  );
}
