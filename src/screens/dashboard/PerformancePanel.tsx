import type { Overview } from '~/contract/api.gen';
import { Card, Grid, NoValue, ProgressBar, Text } from '~/design-system';
import { formatFraction, formatInteger, formatAverageMilliseconds, type Loadable } from '~/domain';
import { LabelledFigure, PanelState } from '~/patterns';

/** Without a message there is no response time; 0 ms would look like a very good one. */
const renderResponseTime = ({ total_messages, avg_response_time_ms }: Overview['stats']) =>
  total_messages === 0 ? <NoValue label="No messages" /> : formatAverageMilliseconds(avg_response_time_ms);

function Figures({ overview }: { overview: Overview | null }) {
  const stats = overview?.stats;
  return (
    <Grid columns={{ phone: 1, tablet: 3 }} space="large">
      <LabelledFigure label="Average response time" value={stats && renderResponseTime(stats)} />
      <LabelledFigure label="Pre-filter rate" value={stats && formatFraction(stats.pre_filter_rate)}>
        <ProgressBar label="Pre-filter rate" value={stats?.pre_filter_rate ?? 0} max={1} />
      </LabelledFigure>
      <LabelledFigure label="Total processed today" value={stats && formatInteger(stats.total_messages)}>
        <Text size="caption" tone="subtle">
          In the last 24 hours
        </Text>
      </LabelledFigure>
    </Grid>
  );
}

/** How fast messages were decided, and how many the pre-filter cleared. */
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
        subject="the performance"
        onRetry={onRetry}
        loading={<Figures overview={null} />}
      >
        {(data) => <Figures overview={data} />}
      </PanelState>
    </Card>
  );
}
