import { useState } from 'react';
import { grantsAccess } from '~/contract/access';
import type { Subscription } from '~/contract/api.gen';
import { PRODUCT } from '~/contract/limits';
import { PLAN_IDS, PLANS, type Plan } from '~/contract/plans';
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  Heading,
  Inline,
  Link,
  NoValue,
  Stack,
  Text,
  useClock,
} from '~/design-system';
import { formatDate, formatPrice, NO_PAYMENTS, takesPayments } from '~/domain';

function planOf(tier: string): Plan | undefined {
  const id = PLAN_IDS.find((each) => each === tier);
  return id && PLANS[id];
}

function nextPayment(subscription: Subscription, timeZone: string | undefined): string {
  const { status, cancel_at_period_end, current_period_end } = subscription;
  if (cancel_at_period_end || !grantsAccess(status)) return 'None';
  const date = formatDate(current_period_end, timeZone);
  return status === 'trial' ? `${date}, when the trial ends` : date;
}

function NoPaymentsCard() {
  return (
    <Card as="section" aria-label="Billing information">
      <Stack>
        <Heading level={2} size="section">
          Billing information
        </Heading>
        <Text tone="muted">{NO_PAYMENTS}</Text>
      </Stack>
    </Card>
  );
}

/** Price, next payment and the payment provider's customer id. */
export function BillingCard({ subscription }: { subscription: Subscription }) {
  const { timeZone } = useClock();
  const [asked, setAsked] = useState(false);
  if (!takesPayments(subscription)) return <NoPaymentsCard />;
  const plan = planOf(subscription.tier);
  return (
    <Card as="section" aria-label="Billing information">
      <Stack>
        <Heading level={2} size="section">
          Billing information
        </Heading>
        <DescriptionList
          items={[
            { term: 'Price', description: plan ? `${formatPrice(plan.price)}/mo` : 'By agreement' },
            { term: 'Next payment', description: nextPayment(subscription, timeZone) },
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
        {asked ? (
          <Alert tone="info">
            Cards and invoices are kept by our payment provider. Write to{' '}
            <Link href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</Link> to change them.
          </Alert>
        ) : null}
        <Inline>
          <Button onClick={() => setAsked(true)}>Manage billing</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
