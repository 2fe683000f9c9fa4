import { toSubscriptionUsageTone, toUsagePageTone } from '~/domain';
import { UsageMeter } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const over = { label: 'Requests used', used: 37_200, limit: 30_000 } as const;

export const createUsageMeterGuide = (): Guide => ({
  use: 'Take it for how much of a plan’s limit an account has used in a period.',
  avoid: [
    { when: 'For a bar beside figures of your own', take: 'Design system/Meter' },
    { when: 'For the usage of earlier periods', take: 'Patterns/Billing/UsageHistoryTable' },
    { when: 'For a feature that the plan does not have', take: 'Patterns/Billing/PlanLimit' },
    { when: 'For an AI budget that is used up', take: 'Patterns/Billing/AiBudgetNotice' },
    { when: 'For a task that ends', take: 'Design system/ProgressBar' },
  ],
  anatomy: {
    drawing: (
      <UsageMeter
        label="Requests used"
        used={12_480}
        limit={30_000}
        percent={41.6}
        tone={toUsagePageTone(41.6)}
      />
    ),
    parts: [
      { name: 'Label', text: 'What is counted. It names the bar too.', selector: 'p' },
      {
        name: 'Figures',
        text: 'The number used, the limit, and the part in percent.',
        selector: 'p + p',
      },
      { name: 'Bar', text: 'The part of the limit, in its tone.', selector: '[role="meter"]' },
    ],
  },
  pairs: [
    {
      right: <UsageMeter {...over} percent={124} tone={toSubscriptionUsageTone(124)} />,
      wrong: <UsageMeter {...over} percent={100} tone={toSubscriptionUsageTone(100)} />,
      because: 'The bar stops at its end by itself; the figures tell the owner how far the limit is passed.',
    },
    {
      right: <UsageMeter label="Requests used" used={48_210} limit={null} percent={0} tone="accent" />,
      wrong: <UsageMeter label="Requests used" used={48_210} limit={48_210} percent={100} tone="positive" />,
      because: 'Pass `null` where the plan has no limit: a full bar says that a limit is reached.',
    },
  ],
  accessibility: [
    'A screen reader reads the bar as “12,480 of 30,000”, or as “48,210 of unlimited”.',
    'The tone is colour alone. Say in a sentence below what it warns of, such as when the limit will be reached.',
  ],
  content: [
    'Write the label as what is counted and a participle: “Messages processed”.',
    'Take the tone from one of the two rules: `toUsagePageTone` where the owner looks the usage up, `toSubscriptionUsageTone` where the owner can change the plan.',
  ],
});
