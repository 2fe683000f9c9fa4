import { appPaths } from '~/contract/appPaths';
import type { Subscription } from '~/contract/api.gen';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  useClock,
} from '~/design-system';
import { describeTier, formatDate, formatDateRange, formatLimit, takesPayments } from '~/domain';
import { SubscriptionStatusBadge } from '~/patterns';
import { formatChargesLine, formatServersInUse } from './wording';

export interface PlanDetailsCardProps {
  subscription: Subscription;
  /** Opens the question about canceling. */
  onCancel: () => void;
  onReactivate: () => void;
  isReactivating: boolean;
}

/** The plan with its limits and charges, and the ways to change, end or keep it. */
export function PlanDetailsCard({
  subscription,
  onCancel,
  onReactivate,
  isReactivating,
}: PlanDetailsCardProps) {
  const { timeZone } = useClock();
  const { tier, status, current_period_start, current_period_end, cancel_at_period_end } = subscription;
  const end = formatDate(current_period_end, timeZone);
  return (
    <Card as="section" aria-label="Current plan">
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="title">
            {describeTier(tier).label} plan
          </Heading>
          <SubscriptionStatusBadge status={status} />
        </Inline>
        {cancel_at_period_end ? (
          <Alert tone="caution" title={`Your subscription ends on ${end}`}>
            Service continues until then. Reactivate it to keep your plan.
          </Alert>
        ) : null}
        <DescriptionList
          items={[
            { term: 'Message limit', description: `${formatLimit(subscription.message_limit)} a month` },
            { term: 'Servers', description: formatServersInUse(subscription) },
            {
              term: status === 'trial' ? 'Trial period' : 'Billing period',
              description: formatDateRange(current_period_start, current_period_end, timeZone),
            },
            { term: 'Additional charges', description: formatChargesLine(subscription) },
          ]}
        />
        {takesPayments(subscription) ? (
          <Inline>
            <ButtonLink variant="primary" href={appPaths.subscribe}>
              Change plan
            </ButtonLink>
            {cancel_at_period_end ? (
              <Button loading={isReactivating} onClick={onReactivate}>
                Reactivate subscription
              </Button>
            ) : (
              <Button variant="danger" onClick={onCancel}>
                Cancel subscription
              </Button>
            )}
          </Inline>
        ) : (
          <Inline>
            <ButtonLink href={appPaths.subscribe}>Compare plans</ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
