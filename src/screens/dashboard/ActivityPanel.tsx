import { useMemo } from 'react';
import { LineChart, type ChartPoint, type ChartSeries } from '~/charts';
import type { Analytics } from '~/contract/api.gen';
import { useClock } from '~/design-system';
import { formatBucket, formatBucketFull, isBucketIncomplete, type Loadable } from '~/domain';
import { ChartCard } from '~/patterns';
import type { ReactNode } from 'react';

function Chart({ data, header }: { data: Analytics | null; header: ReactNode }) {
  const { now } = useClock();
  // A week without messages gets the specification's text instead of a flat line.
  const buckets = data?.totals.messages === 0 ? undefined : data?.data;
  const newest = buckets?.at(-1)?.date;
  const isIncomplete = newest !== undefined && isBucketIncomplete(newest, now);
  const { points, series } = useMemo(() => {
    const known = buckets ?? [];
    return {
      points: known.map(({ date }): ChartPoint => ({
        label: formatBucket(date),
        detail: formatBucketFull(date),
        incomplete: isIncomplete && date === newest,
      })),
      series: [
        { id: 'messages', label: 'Messages', values: known.map((each) => each.messages), area: true },
        { id: 'violations', label: 'Violations', values: known.map((each) => each.violations) },
      ] satisfies ChartSeries[],
    };
  }, [buckets, newest, isIncomplete]);
  return (
    <LineChart
      label="Messages and violations of the last seven days"
      points={points}
      series={series}
      header={header}
      emptyText="No data available"
      loading={data === null}
    />
  );
}

/** Messages and violations of each of the last seven days. */
export function ActivityPanel({ activity, onRetry }: { activity: Loadable<Analytics>; onRetry: () => void }) {
  return (
    <ChartCard
      title="Messages and violations"
      description="Last 7 days, in UTC"
      value={activity}
      subject="messages and violations"
      onRetry={onRetry}
    >
      {(data, header) => <Chart data={data} header={header} />}
    </ChartCard>
  );
}
