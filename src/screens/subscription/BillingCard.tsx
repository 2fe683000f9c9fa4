import { useState } from 'react';
import { doesStatusGrantAccess } from '~/contract/access';
import type { Subscription } from '~/contract/api.gen';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { PLAN_IDS, PLANS, type Plan } from '~/contract/plans';
import { Alert, Button, Card, DescriptionList, Inline, Link, NoValue, Text, useClock } from '~/design-system';
import { formatDate, formatPrice, NO_PAYMENTS_TEXT, takesPayments } from '~/domain';
import { StatusRegion } from '~/patterns';

function findPlanByTier(tier: string): Plan | undefined {
  const id = PLAN_IDS.find((each) => each === tier);
  return id && PLANS[id];
}

function formatNextPayment(subscription: Subscription, timeZone: string | undefined): string {
  const { status, cancel_at_period_end, current_period_end } = subscription;
  if (cancel_at_period_end || !doesStatusGrantAccess(status)) return 'None';
  const date = formatDate(current_period_end, timeZone);
  return status === 'trial' ? `${date}, when the trial ends` : date;
}

const TITLE = 'Billing information';

/** Price, next payment and the payment provider's customer id. */
export function BillingCard({ subscription }: { subscription: Subscription }) {
  const { timeZone } = useClock();
  const [asked, setAsked] = useState(false);
  if (!takesPayments(subscription)) {
    return (
      <Card title={TITLE}>
        <Text tone="muted">{NO_PAYMENTS_TEXT}</Text>
      </Card>
    );
  }
  const plan = findPlanByTier(subscription.tier);
  return (
    <Card title={TITLE}>
      <DescriptionList
        items={[
          { term: 'Price', description: plan ? `${formatPrice(plan.price)}/mo` : 'By agreement' },
          { term: 'Next payment', description: formatNextPayment(subscription, timeZone) },
          {
            term: 'Customer',
            description: (
              <Text as="span" font="mono">
                {subscription.customer_id ?? <NoValue label="No customer number" />}
              </Text>
            ),
          },
        ]}
      />
      <StatusRegion>
        {asked ? (
          <Alert tone="info">
            Cards and invoices are kept by our payment provider. Write to{' '}
            <Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link> to change
            them.
          </Alert>
        ) : null}
      </StatusRegion>
      <Inline>
        <Button onClick={() => setAsked(true)}>Manage billing</Button>
      </Inline>
    </Card>
  );
}
