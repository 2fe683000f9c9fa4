import { Suspense } from 'react';
import type { Analytics, FirstSteps, Overview } from '~/contract/api.gen';
import {
  Button,
  Grid,
  Heading,
  Inline,
  lazyWithPreload,
  RefreshCwIcon,
  Stack,
  Text,
  Timestamp,
} from '~/design-system';
import type { Loadable } from '~/domain';
import { ActivityPanel } from './ActivityPanel';
import type { DashboardNoticesProps } from './DashboardNotices';
import { ActionDistributionPanel } from './ActionDistributionPanel';
import { OverviewCards } from './OverviewCards';
import { PerformancePanel } from './PerformancePanel';
import { formatServersLine } from './wording';

export const DashboardNotices = lazyWithPreload(() =>
  import('./DashboardNotices').then((m) => m.DashboardNotices),
);

const LOADING = { state: 'loading' } as const;

/** Returns what the notices say, or null where there is nothing to say. */
function pickNotices(
  overview: Overview | null,
  knownSteps: Partial<FirstSteps> | null,
): Omit<DashboardNoticesProps, 'tier'> | null {
  if (overview === null) return knownSteps && { first_steps: knownSteps, messages: 0 };
  const { first_steps, stats, ai_budget } = overview;
  const messages = stats.total_messages;
  return first_steps !== undefined || messages === 0 || ai_budget?.used_up
    ? { first_steps, ai_budget, messages }
    : null;
}

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
   * Whether the live stream keeps the figures current.
   *
   * @default false
   */
  live?: boolean;
  /** The account's plan. */
  tier?: string | undefined;
  /**
   * The first steps that the last visit left, which keep their place until the overview has arrived.
   *
   * @default null
   */
  knownSteps?: Partial<FirstSteps> | null;
}

/** The overview of the last 24 hours. Each panel loads, fails and retries on its own. */
export function DashboardScreen({
  overview,
  activity,
  onRetryOverview,
  onRetryActivity,
  onRefresh,
  live = false,
  tier,
  knownSteps = null,
}: DashboardScreenProps) {
  const notices = pickNotices(overview.state === 'ready' ? overview.data : null, knownSteps);
  const busy =
    (overview.state === 'ready' && overview.refreshing) ||
    (activity.state === 'ready' && activity.refreshing);

  return (
    <Stack space="large">
      <Stack space="half">
        <Inline justify="between" align="start">
          <Heading level={1}>Dashboard</Heading>
          <Button icon={RefreshCwIcon} loading={busy} onClick={onRefresh}>
            Refresh
          </Button>
        </Inline>
        <CoverageLine overview={overview} live={live} />
      </Stack>

      <Stack>
        {/* Figures that appeared before the notices' code would move away from the pointer when it arrives. */}
        <Suspense fallback={<OverviewCards overview={LOADING} onRetry={onRetryOverview} />}>
          {notices ? <DashboardNotices {...notices} tier={tier} /> : null}
          <OverviewCards overview={overview} onRetry={onRetryOverview} />
        </Suspense>
        <Grid split="wideStart" space="medium">
          <ActivityPanel activity={activity} onRetry={onRetryActivity} />
          <ActionDistributionPanel overview={overview} onRetry={onRetryOverview} />
        </Grid>
        <PerformancePanel overview={overview} onRetry={onRetryOverview} />
      </Stack>
    </Stack>
  );
}

/** States which servers the figures cover and when they were fetched, always in the same height. */
function CoverageLine({ overview, live }: Pick<DashboardScreenProps, 'overview' | 'live'>) {
  const line = { tone: 'muted', truncate: true, twoLines: true } as const;
  if (overview.state !== 'ready') return <Text {...line}>Last 24 hours</Text>;
  const servers = formatServersLine(overview.data.servers);
  return (
    <Text {...line} numeric title={servers}>
      {live ? 'Live · updated' : 'Updated'} <Timestamp value={new Date(overview.updatedAt).toISOString()} /> ·
      last 24 hours of {servers}
    </Text>
  );
}
