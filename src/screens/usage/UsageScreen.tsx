import { useState } from 'react';
import { appPaths } from '~/contract/appPaths';
import { PLAN_IDS } from '~/contract/plans';
import type { Usage } from '~/contract/api.gen';
import {
  Alert,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  NoValue,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useClock,
} from '~/design-system';
import {
  formatDollars,
  formatInteger,
  formatAverageMilliseconds,
  formatUsagePeriod,
  NO_PAYMENTS_TEXT,
  toUsagePageTone,
  type Loadable,
} from '~/domain';
import { AiBudgetNotice, PanelState, StatCardGrid, StatusRegion, TierBadge, UsageMeter } from '~/patterns';
import { formatPaceSentence } from './usageFacts';
import { UsageHistory } from './UsageHistory';

export interface UsageScreenProps {
  /** The usage and cost of the current billing period and of earlier ones. */
  usage: Loadable<Usage>;
  /** False where the operator sets the plan. */
  takesPayments: boolean;
  /** US dollars for a thousand messages over the limit; 0 where they are free. */
  overagePrice: number;
  onRetry: () => void;
}

/** Requests, costs and plan of the current billing period and of earlier ones. */
export function UsageScreen({ usage, takesPayments, overagePrice, onRetry }: UsageScreenProps) {
  const { timeZone } = useClock();
  return (
    <Stack space="large">
      <PageHeader
        title="Usage & Billing"
        description={
          usage.state === 'ready'
            ? `Billing period ${formatUsagePeriod(usage.data, timeZone)}`
            : 'This billing period'
        }
      />
      <PanelState
        value={usage}
        subject="the usage"
        onRetry={onRetry}
        loading={<Content usage={null} takesPayments={takesPayments} overagePrice={overagePrice} />}
      >
        {(data) => <Content usage={data} takesPayments={takesPayments} overagePrice={overagePrice} />}
      </PanelState>
    </Stack>
  );
}

interface ContentProps {
  usage: Usage | null;
  takesPayments: boolean;
  overagePrice: number;
}

function Content({ usage, takesPayments, overagePrice }: ContentProps) {
  return (
    <Stack>
      {usage?.ai_budget?.used_up ? <AiBudgetNotice resetsAt={usage.ai_budget.resets_at} /> : null}
      <Grid split="wideStart">
        <RequestsCard usage={usage} overagePrice={overagePrice} />
        <PlanCard usage={usage} takesPayments={takesPayments} />
      </Grid>
      <StatCardGrid label="Figures of the period" cards={createStatCards(usage)} loading={usage === null} />
      <UsageHistory history={usage?.history ?? null} />
    </Stack>
  );
}

function createStatCards(usage: Usage | null) {
  return [
    {
      label: 'Total cost',
      value: usage && formatDollars(usage.total_cost_usd),
      description: 'US dollars, this period',
    },
    {
      label: 'AI API calls',
      value: usage && formatInteger(usage.claude_api_calls),
      description: usage?.ai_budget
        ? `Today ${formatDollars(usage.ai_budget.used_usd)} of a budget of ${formatDollars(usage.ai_budget.limit_usd)}`
        : 'Messages an AI model was asked about',
    },
    {
      label: 'Average response time',
      value:
        usage &&
        (usage.total_requests === 0 ? (
          <NoValue label="No requests" />
        ) : (
          formatAverageMilliseconds(usage.avg_response_time_ms)
        )),
      description: 'From chat message to verdict',
    },
  ];
}

function RequestsCard({ usage, overagePrice }: { usage: Usage | null; overagePrice: number }) {
  const { now, timeZone } = useClock();
  return (
    <Card title="Requests">
      {usage === null ? (
        <>
          <Stack space="xsmall">
            <Skeleton width="half" />
            <Skeleton shape="bar" />
          </Stack>
          <Text as="div" twoLines>
            <Skeleton width="most" />
          </Text>
        </>
      ) : (
        <>
          <UsageMeter
            label="Requests used"
            used={usage.total_requests}
            limit={usage.limit}
            percent={usage.percentage_used}
            tone={toUsagePageTone(usage.percentage_used)}
          />
          <Text tone="muted" twoLines>
            {formatPaceSentence(usage, overagePrice, now, timeZone)}
          </Text>
        </>
      )}
    </Card>
  );
}

function PlanCard({ usage, takesPayments }: { usage: Usage | null; takesPayments: boolean }) {
  return (
    <Card as="section" aria-label="Plan">
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="section">
            Plan
          </Heading>
          {usage === null ? <Skeleton width="short" /> : <TierBadge tier={usage.tier} />}
        </Inline>
        {takesPayments ? <Upgrade tier={usage?.tier} /> : <Text tone="muted">{NO_PAYMENTS_TEXT}</Text>}
      </Stack>
    </Card>
  );
}

const [LARGEST_PLAN] = PLAN_IDS.slice(-1);

function Upgrade({ tier }: { tier: string | undefined }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <StatusRegion>
        {asked ? (
          <Alert tone="info">
            Plans are changed under <Link href={appPaths.subscription}>Manage Subscription</Link>, in the user
            menu.
          </Alert>
        ) : null}
      </StatusRegion>
      {asked ? null : tier === LARGEST_PLAN ? (
        <Text tone="muted">
          You are on the largest plan. For more, <Link href={appPaths.enterprise}>contact sales</Link>.
        </Text>
      ) : (
        <Text tone="muted">A larger plan raises the limit from the day you change.</Text>
      )}
      <Inline>
        <Button variant="primary" disabled={tier === undefined} onClick={() => setAsked(true)}>
          Upgrade Plan
        </Button>
      </Inline>
    </>
  );
}
