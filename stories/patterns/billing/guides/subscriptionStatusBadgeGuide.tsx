import { subscriptionStatusValues } from '~/contract/enums.gen';
import type { SubscriptionStatus } from '~/contract/api.gen';
import { Inline, Text } from '~/design-system';
import { SubscriptionStatusBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const statusUses = {
  active: 'The subscription runs, also while a payment is late or after the owner has canceled. `positive`.',
  trial: 'The free trial runs. `info`.',
  canceled: 'The subscription has ended after a cancellation. `caution`.',
  suspended: 'The subscription has stopped without one, such as after unpaid bills. `critical`.',
} satisfies Record<SubscriptionStatus, string>;

const drawEnd = (status: SubscriptionStatus) => (
  <Inline space="xsmall">
    <SubscriptionStatusBadge status={status} />
    <Text as="span">Your subscription ends on 8 Dec 2026</Text>
  </Inline>
);

export const createSubscriptionStatusBadgeGuide = (): Guide => ({
  use: 'Take it beside the title of a subscription, to show whether it runs.',
  avoid: [
    { when: 'For the name of the plan', take: 'Patterns/Billing/TierBadge' },
    { when: 'For a payment that is late', take: 'Patterns/Billing/PaymentBanner' },
    { when: 'For the status of an API key', take: 'Patterns/Keys/KeyStatusBadge' },
    { when: 'For the day on which the subscription ends', take: 'Design system/Alert' },
  ],
  variants: [
    {
      prop: 'status',
      values: [
        ...subscriptionStatusValues.map((value) => ({
          value,
          text: statusUses[value],
          drawing: <SubscriptionStatusBadge status={value} />,
        })),
        {
          value: 'past_due',
          text: 'A status of a newer server keeps its own words, in `neutral`.',
          drawing: <SubscriptionStatusBadge status="past_due" />,
        },
      ],
    },
  ],
  pairs: [
    {
      right: drawEnd('active'),
      wrong: drawEnd('canceled'),
      because:
        'A canceled subscription runs until its period ends, so pass the status of the server as it is.',
    },
  ],
  accessibility: [
    'A screen reader reads the word alone. Put the badge after a heading that names the plan: “Growth plan”, then “Active”.',
    'Its change is not announced. The screen announces the result of a cancellation.',
  ],
  content: ['In a line of text take `formatPlanAndStatus`: “Growth plan, Free Trial”.'],
});
