import { Alert, ClockProvider } from '~/design-system';
import { aiBudgets, FIXTURE_NOW } from '~/fixtures';
import { AiBudgetNotice } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const notice = (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <AiBudgetNotice resetsAt={aiBudgets.usedUp.resets_at} />
  </ClockProvider>
);

export const createAiBudgetNoticeGuide = (): Guide => ({
  use: 'Take it above the figures of an account whose AI budget of the day is used up.',
  avoid: [
    { when: 'For how much of the plan’s limit is used', take: 'Patterns/Billing/UsageMeter' },
    { when: 'For what judges messages now, in one line', take: 'Patterns/Shell/ServiceStatus' },
    { when: 'For a feature that the plan does not have', take: 'Patterns/Billing/PlanLimit' },
    { when: 'For a payment that failed', take: 'Patterns/Billing/PaymentBanner' },
  ],
  anatomy: {
    drawing: notice,
    parts: [
      { name: 'Title', text: 'Says what has happened.', selector: 'p' },
      {
        name: 'Message',
        text: 'What judges meanwhile, until when, and that no message is refused.',
        selector: 'p + div',
      },
      { name: 'Icon', text: 'Repeats the tone, `info`, as a shape.', selector: 'svg' },
    ],
  },
  pairs: [
    {
      right: notice,
      wrong: (
        <Alert tone="critical" title="AI limit exceeded" announce={false}>
          Moderation is limited until tomorrow.
        </Alert>
      ),
      because: 'Moderation goes on, so nothing has failed; and “tomorrow” is another moment in another zone.',
    },
  ],
  accessibility: [
    'It is not announced: the page shows it from the start.',
    'It has no button, because the owner has nothing to do.',
  ],
  content: [
    'Draw it only while `used_up` of the server’s `ai_budget` is true, and pass the `resets_at` beside it.',
    'The moment is written in the owner’s time zone with the zone’s name: “21 Nov 2026, 00:00 UTC”.',
  ],
});
