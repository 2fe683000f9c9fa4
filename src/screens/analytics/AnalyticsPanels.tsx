import { useMemo } from 'react';
import { BarChart, LineChart, type ChartPoint, type ChartSeries } from '~/charts';
import type { Analytics, AnalyticsPoint, Period } from '~/contract/api.gen';
import { Card, Grid, Heading, Stack, Text, useClock } from '~/design-system';
import { formatBucket, formatBucketFull, formatAverageMilliseconds, isBucketIncomplete } from '~/domain';
import { PeriodSummary } from '~/patterns';
import { formatMissingDataNote, formatSeriesBefore, hasDataBefore } from './wording';

const NOTHING: readonly AnalyticsPoint[] = [];

/** An hour or day without a message has no response time, so the line has a gap there instead of 0 ms. */
const getResponseTime = ({ messages, avg_response_time_ms }: AnalyticsPoint) =>
  messages === 0 ? null : avg_response_time_ms;

function useSeries(data: Analytics | null) {
  const { now, timeZone } = useClock();
  // A line of zeros or gaps would look like a broken chart.
  const before = data && hasDataBefore(data) ? data.previous?.data : undefined;
  // Single days without messages are zeros; two empty periods leave nothing to draw.
  const isEmpty = data?.totals.messages === 0 && before === undefined;
  const current = isEmpty ? NOTHING : (data?.data ?? NOTHING);
  const newest = current.at(-1)?.date;
  const isIncomplete = newest !== undefined && isBucketIncomplete(newest, now);
  return useMemo(() => {
    const points: ChartPoint[] = current.map(({ date }) => ({
      label: formatBucket(date, timeZone),
      detail: formatBucketFull(date, timeZone),
      incomplete: isIncomplete && date === newest,
    }));
    const compared = (
      id: string,
      label: string,
      valueOf: (point: AnalyticsPoint) => number | null,
    ): ChartSeries[] =>
      before === undefined || data === null
        ? []
        : [
            {
              id,
              label: formatSeriesBefore(label, data, isIncomplete),
              faint: true,
              values: current.map((_, index) => {
                const point = before[index];
                return point === undefined ? null : valueOf(point);
              }),
            },
          ];
    const volume: ChartSeries[] = [
      { id: 'messages', label: 'Messages', values: current.map((each) => each.messages), area: true },
      { id: 'violations', label: 'Violations', values: current.map((each) => each.violations) },
      { id: 'actions', label: 'Actions', values: current.map((each) => each.actions) },
      ...compared('before', 'Messages before', (point) => point.messages),
    ];
    const players = {
      id: 'players',
      label: 'Unique players',
      values: current.map((each) => each.unique_players),
    };
    const responseTime: ChartSeries[] = [
      { id: 'ms', label: 'Average response time', values: current.map(getResponseTime), average: true },
      ...compared('before', 'Before', getResponseTime),
    ];
    return { points, volume, players, responseTime };
  }, [data, current, before, timeZone, newest, isIncomplete]);
}

interface TitleProps {
  title: string;
  period: Period;
  /**
   * What else a reader must know, in a sentence.
   * @default ''
   */
  note?: string;
}

function Title({ title, period, note = '' }: TitleProps) {
  return (
    <Stack space="none">
      <Heading level={2} size="section">
        {title}
      </Heading>
      <Text size="caption" tone="subtle">
        {period === '24h' ? 'Hours in your time zone' : 'Days in UTC'}
        {note === '' ? '' : `. ${note}`}
      </Text>
    </Stack>
  );
}

export interface AnalyticsPanelsProps {
  /** The figures; `null` while they are being fetched. */
  data: Analytics | null;
  period: Period;
  /** Whether the previous period is compared. */
  compare: boolean;
}

/** The period's sums and its three charts. */
export function AnalyticsPanels({ data, period, compare }: AnalyticsPanelsProps) {
  const { points, volume, players, responseTime } = useSeries(data);
  const common = { points, loading: data === null };
  const note = data === null ? '' : formatMissingDataNote(data, period, compare);
  return (
    <Stack>
      <PeriodSummary
        totals={data?.totals ?? null}
        previous={data?.previous?.totals}
        messagesLater={data !== null && hasDataBefore(data)}
      />
      <Card as="section" aria-label="Message volume">
        <LineChart
          {...common}
          label="Message volume"
          series={volume}
          height="tall"
          header={<Title title="Message volume" period={period} note={note} />}
        />
      </Card>
      <Grid split="even">
        <Card as="section" aria-label="Unique player activity">
          <BarChart
            {...common}
            label="Unique player activity"
            series={players}
            header={<Title title="Unique player activity" period={period} />}
          />
        </Card>
        <Card as="section" aria-label="Average response time">
          <LineChart
            {...common}
            label="Average response time"
            series={responseTime}
            formatValue={formatAverageMilliseconds}
            formatTick={formatAverageMilliseconds}
            header={<Title title="Average response time" period={period} />}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
