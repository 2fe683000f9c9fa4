import { Alert, ClockProvider } from '~/design-system';
import { FIXTURE_NOW, subscriptions } from '~/fixtures';
import { PaymentBanner } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const banner = (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <PaymentBanner dueBy={subscriptions.pastDue.payment_due_by} />
  </ClockProvider>
);

export const createPaymentBannerGuide = (): Guide => ({
  use: 'Take it above every screen of the app while a payment is late and the account still has access.',
  avoid: [
    { when: 'For an address that is not verified', take: 'Patterns/Account/VerificationBanner' },
    { when: 'For the status of the subscription', take: 'Patterns/Billing/SubscriptionStatusBadge' },
    { when: 'For an AI budget that is used up', take: 'Patterns/Billing/AiBudgetNotice' },
    { when: 'For a call that failed', take: 'Design system/Alert' },
  ],
  anatomy: {
    drawing: banner,
    parts: [
      { name: 'Title', text: 'What has failed, and the day on which moderation stops.', selector: 'p' },
      { name: 'Link', text: 'Leads to the plans.', selector: 'a' },
      { name: 'Message', text: 'The two ways to pay, and what works until then.', selector: 'p + div' },
      { name: 'Icon', text: 'Repeats the tone, `serious`, as a shape.', selector: 'svg' },
    ],
  },
  pairs: [
    {
      right: banner,
      wrong: (
        <Alert tone="serious" announce={false}>
          There is a problem with your payment. Please contact support.
        </Alert>
      ),
      because: 'The owner learns how much time is left and can pay without asking.',
    },
  ],
  accessibility: [
    'Screen readers don’t announce it, although its tone is `serious`: every screen would begin with it.',
    'The way to the plans is a link, because it leads to another page.',
  ],
  content: [
    'Pass the `payment_due_by` of the subscription, and draw no banner while that is `null`.',
    'The day is written in the owner’s time zone, without the time of day.',
  ],
});
