import type { SubscriptionUsage } from '~/contract/api.gen';
import { Alert, Card, Skeleton, Stack, Text, useClock } from '~/design-system';
import {
  formatDate,
  formatDateRange,
  formatDollars,
  formatPercent,
  projectRunOut,
  toSubscriptionUsageTone,
  needsUsageWarning,
  type Loadable,
} from '~/domain';
import { PanelState, UsageMeter } from '~/patterns';

export interface UsageCardProps {
  usage: Loadable<SubscriptionUsage>;
  /** US dollars for a thousand messages over the limit; 0 where they are free. */
  overagePrice: number;
  onRetry: () => void;
}

/** Messages of the billing period against the limit, with a warning from 80 percent. */
export function UsageCard({ usage, overagePrice, onRetry }: UsageCardProps) {
  return (
    <Card title="Monthly usage">
      <PanelState
        value={usage}
        subject="the usage"
        onRetry={onRetry}
        loading={
          <Stack space="xsmall">
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </Stack>
        }
      >
        {(data) => <Level usage={data} overagePrice={overagePrice} />}
      </PanelState>
    </Card>
  );
}

function Level({ usage, overagePrice }: { usage: SubscriptionUsage; overagePrice: number }) {
  const { now, timeZone } = useClock();
  const { messages_processed, message_limit, percentage_used, period_start, period_end } = usage;
  const runOut = projectRunOut({
    used: messages_processed,
    limit: message_limit,
    periodStart: new Date(period_start),
    periodEnd: new Date(period_end),
    now: new Date(now),
  });
  return (
    <Stack space="small">
      <UsageMeter
        label="Messages processed"
        used={messages_processed}
        limit={message_limit}
        percent={percentage_used}
        tone={toSubscriptionUsageTone(percentage_used)}
      />
      <Text tone="muted">{formatDateRange(period_start, period_end, timeZone)}</Text>
      {message_limit !== null && needsUsageWarning(percentage_used) ? (
        <Alert tone="caution" title={`${formatPercent(percentage_used)} of your message limit is used`}>
          {percentage_used >= 100
            ? `Chat is still moderated. Messages over the limit are ${overagePrice > 0 ? `charged as overage: ${formatDollars(overagePrice)} for 1,000` : 'counted'}.`
            : runOut
              ? `At this pace you'll reach it on ${formatDate(runOut, timeZone)}. A larger plan raises it.${overagePrice > 0 ? ` Over the limit, 1,000 messages cost ${formatDollars(overagePrice)}.` : ''}`
              : "At this pace you'll stay under your limit this period."}
        </Alert>
      ) : null}
    </Stack>
  );
}
