import { useState } from 'react';
import { paths } from '~/app/paths';
import type { Usage } from '~/contract/api.gen';
import {
  Alert,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  useClock,
} from '~/design-system';
import {
  formatDollars,
  formatInteger,
  formatMilliseconds,
  formatMonth,
  usagePageTone,
  type Loadable,
} from '~/domain';
import { PanelState, StatCardGrid, TierBadge, UsageMeter } from '~/patterns';
import { paceSentence } from './usageFacts';
import { UsageHistory } from './UsageHistory';

export interface UsageScreenProps {
  /** What the current month and the ones before used and cost. */
  usage: Loadable<Usage>;
  onRetry: () => void;
}

/** Requests, costs and plan of the month, and what went before (spec 2, usage and billing). */
export function UsageScreen({ usage, onRetry }: UsageScreenProps) {
  return (
    <Stack space="large">
      <Stack space="half">
        <Heading level={1}>Usage &amp; Billing</Heading>
        <Text tone="muted">
          {usage.state === 'ready' ? `${formatMonth(usage.data.period)}, in UTC` : 'This month'}
        </Text>
      </Stack>
      <PanelState value={usage} what="the usage" onRetry={onRetry} loading={<Content usage={null} />}>
        {(data) => <Content usage={data} />}
      </PanelState>
    </Stack>
  );
}

function Content({ usage }: { usage: Usage | null }) {
  return (
    <Stack>
      <Grid split="wideStart">
        <RequestsCard usage={usage} />
        <PlanCard usage={usage} />
      </Grid>
      <StatCardGrid label="Figures of the period" cards={figuresOf(usage)} />
      <UsageHistory history={usage?.history ?? null} />
    </Stack>
  );
}

function figuresOf(usage: Usage | null) {
  const isLoading = usage === null;
  return [
    {
      label: 'Total cost',
      value: usage && formatDollars(usage.total_cost_usd),
      detail: 'US dollars, this period',
      isLoading,
    },
    {
      label: 'AI API calls',
      value: usage && formatInteger(usage.claude_api_calls),
      detail: 'Messages the AI was asked about',
      isLoading,
    },
    {
      label: 'Average response time',
      value: usage && (usage.total_requests === 0 ? '-' : formatMilliseconds(usage.avg_response_time_ms)),
      detail: 'From chat message to verdict',
      isLoading,
    },
  ];
}

function RequestsCard({ usage }: { usage: Usage | null }) {
  const { now } = useClock();
  return (
    <Card as="section" aria-label="Requests">
      <Stack>
        <Heading level={2} size="section">
          Requests
        </Heading>
        {usage === null ? (
          <Stack space="xsmall">
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </Stack>
        ) : (
          <>
            <UsageMeter
              label="Requests used"
              used={usage.total_requests}
              limit={usage.limit}
              percent={usage.percentage_used}
              tone={usagePageTone(usage.percentage_used)}
            />
            <Text tone="muted">{paceSentence(usage, now)}</Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

function PlanCard({ usage }: { usage: Usage | null }) {
  const [asked, setAsked] = useState(false);
  return (
    <Card as="section" aria-label="Plan">
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="section">
            Plan
          </Heading>
          {usage === null ? <Skeleton width="short" /> : <TierBadge tier={usage.tier} />}
        </Inline>
        {asked ? (
          <Alert tone="info">
            Plans are changed under <Link href={paths.subscription}>Manage Subscription</Link>, in the user
            menu.
          </Alert>
        ) : (
          <Text tone="muted">A larger plan raises the limit from the day you change.</Text>
        )}
        <Inline>
          <Button variant="primary" disabled={usage === null} onClick={() => setAsked(true)}>
            Upgrade Plan
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
