import { paths } from '~/app/paths';
import type { Analytics, Overview } from '~/contract/api.gen';
import {
  Alert,
  Button,
  ButtonLink,
  Grid,
  Heading,
  Inline,
  RefreshCwIcon,
  Stack,
  Text,
  Timestamp,
} from '~/design-system';
import type { Loadable } from '~/domain';
import { ActivityPanel } from './ActivityPanel';
import { DistributionPanel } from './DistributionPanel';
import { OverviewCards } from './OverviewCards';
import { PerformancePanel } from './PerformancePanel';
import { serversLine } from './wording';

export interface DashboardScreenProps {
  /** Figures of the last 24 hours. */
  overview: Loadable<Overview>;
  /** Messages and violations of the last seven days. */
  activity: Loadable<Analytics>;
  onRetryOverview: () => void;
  onRetryActivity: () => void;
  /** Fetches everything on the screen again. */
  onRefresh: () => void;
  /**
   * Whether the figures follow what happens as it happens.
   *
   * @default false
   */
  live?: boolean;
}

/** The overview of the last 24 hours (spec 2). Each panel loads, fails and is tried again on its own. */
export function DashboardScreen({
  overview,
  activity,
  onRetryOverview,
  onRetryActivity,
  onRefresh,
  live = false,
}: DashboardScreenProps) {
  const data = overview.state === 'ready' ? overview.data : null;
  const busy =
    (overview.state === 'ready' && overview.refreshing) ||
    (activity.state === 'ready' && activity.refreshing);

  return (
    <Stack space="large">
      <Inline justify="between" align="end">
        <Stack space="half">
          <Heading level={1}>Dashboard</Heading>
          <Text tone="muted">
            {data === null ? 'Last 24 hours' : `Last 24 hours · ${serversLine(data.servers)}`}
          </Text>
        </Stack>
        <Inline space="small">
          {overview.state === 'ready' ? (
            <Text as="span" size="small" tone="subtle" numeric>
              {live ? 'Live · updated' : 'Updated'}{' '}
              <Timestamp value={new Date(overview.updatedAt).toISOString()} />
            </Text>
          ) : null}
          <Button size="compact" icon={RefreshCwIcon} isLoading={busy} onClick={onRefresh}>
            Refresh
          </Button>
        </Inline>
      </Inline>

      {data?.stats.total_messages === 0 ? <FirstSteps /> : null}

      <OverviewCards overview={overview} onRetry={onRetryOverview} />
      <Grid split="wideStart" space="medium">
        <ActivityPanel activity={activity} onRetry={onRetryActivity} />
        <DistributionPanel overview={overview} onRetry={onRetryOverview} />
      </Grid>
      <PerformancePanel overview={overview} onRetry={onRetryOverview} />
    </Stack>
  );
}

function FirstSteps() {
  return (
    <Alert
      tone="info"
      announce={false}
      title="No chat has arrived in the last 24 hours"
      action={
        <Inline space="xsmall">
          <ButtonLink size="compact" variant="primary" href={paths.apiKeys}>
            Create an API key
          </ButtonLink>
          <ButtonLink size="compact" href={paths.documentation}>
            Connect your server
          </ButtonLink>
        </Inline>
      }
    >
      Once your server sends its chat, figures appear here within a minute.
    </Alert>
  );
}
