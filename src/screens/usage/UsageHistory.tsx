import { useMemo } from 'react';
import { BarChart, type ChartPoint } from '~/charts';
import type { Usage } from '~/contract/api.gen';
import { Card, EmptyState, Grid, Heading, Skeleton, useClock } from '~/design-system';
import { formatUsagePeriod, formatUsagePeriodStart } from '~/domain';
import { UsageHistoryTable } from '~/patterns';

const NOTHING: Usage['history'] = [];

/** Number of rows above which the table is taller than a chart of default height. */
const TALL_FROM = 6;

/** Billing periods up to the current one, as columns and as a table. */
export function UsageHistory({ history }: { history: Usage['history'] | null }) {
  const { now, timeZone } = useClock();
  const periods = history ?? NOTHING;
  const end = periods[0]?.period_end;
  const running = end !== undefined && now < Date.parse(end);
  const { points, series } = useMemo(() => {
    const oldestFirst = [...periods].reverse();
    return {
      points: oldestFirst.map((each, index): ChartPoint => ({
        label: formatUsagePeriodStart(each, timeZone),
        detail: formatUsagePeriod(each, timeZone),
        incomplete: running && index === oldestFirst.length - 1,
      })),
      series: {
        id: 'requests',
        label: 'Requests',
        values: oldestFirst.map(({ total_requests }) => total_requests),
      },
    };
  }, [periods, running, timeZone]);
  const title = (
    <Heading level={2} size="section">
      Usage history
    </Heading>
  );
  if (history?.length === 0) {
    return (
      <Card as="section" aria-label="Usage history">
        <EmptyState title="No usage yet">
          Billing periods appear here once your server has sent its first message.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Requests by billing period">
      <Grid split="even" align="start" space="large">
        <BarChart
          label="Requests by billing period"
          points={points}
          series={series}
          header={title}
          height={periods.length > TALL_FROM ? 'tall' : 'default'}
          loading={history === null}
        />
        {history === null ? <Skeleton shape="block" /> : <UsageHistoryTable history={history} />}
      </Grid>
    </Card>
  );
}
