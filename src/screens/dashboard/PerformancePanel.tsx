import type { ReactNode } from 'react';
import type { Overview } from '~/contract/api.gen';
import { Card, Grid, Heading, ProgressBar, Skeleton, Stack, Text } from '~/design-system';
import { formatFraction, formatInteger, formatMilliseconds, type Loadable } from '~/domain';
import { PanelState } from '~/patterns';

interface FigureProps {
  label: string;
  /** `null` while it is on its way. */
  value: string | null;
  children?: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <Stack space="half">
      <Text tone="muted">{label}</Text>
      <Heading level={3} size="title">
        {value ?? <Skeleton width="short" />}
      </Heading>
      {children}
    </Stack>
  );
}

function Figures({ overview }: { overview: Overview | null }) {
  const stats = overview?.stats;
  return (
    <Grid columns={{ phone: 1, tablet: 3 }} space="large">
      <Figure
        label="Average response time"
        value={stats === undefined ? null : formatMilliseconds(stats.avg_response_time_ms)}
      />
      <Figure
        label="Pre-filter rate"
        value={stats === undefined ? null : formatFraction(stats.pre_filter_rate)}
      >
        <ProgressBar label="Pre-filter rate" value={stats?.pre_filter_rate ?? 0} max={1} />
      </Figure>
      <Figure
        label="Total processed today"
        value={stats === undefined ? null : formatInteger(stats.total_messages)}
      />
    </Grid>
  );
}

/** How fast messages were decided, and how many the pre-filter cleared (spec 2). */
export function PerformancePanel({
  overview,
  onRetry,
}: {
  overview: Loadable<Overview>;
  onRetry: () => void;
}) {
  return (
    <Card as="section" aria-label="Performance">
      <PanelState
        value={overview}
        what="the performance"
        onRetry={onRetry}
        loading={<Figures overview={null} />}
      >
        {(data) => <Figures overview={data} />}
      </PanelState>
    </Card>
  );
}
