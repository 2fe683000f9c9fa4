import { PeriodSummary } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const totals = { messages: 269_389, violations: 4_136, actions: 2_897 };

export const createPeriodSummaryGuide = (): Guide => ({
  use: 'Take it at the head of a page about one period, for its messages, violations and actions and how they have changed.',
  avoid: [
    { when: 'For other figures', take: 'Patterns/Statistics/StatCardGrid' },
    { when: 'For one change in a sentence or a card', take: 'Patterns/Statistics/TrendText' },
    { when: 'For the days of the period', take: 'Charts/LineChart' },
    { when: 'For how much of the plan’s limit is used', take: 'Patterns/Billing/UsageMeter' },
  ],
  anatomy: {
    drawing: (
      <PeriodSummary totals={totals} previous={{ messages: 230_412, violations: 4_420, actions: 2_611 }} />
    ),
    parts: [
      { name: 'Label', text: 'What is counted.', selector: 'section p' },
      {
        name: 'Change',
        text: 'From the previous period, in percent. Without `previous` it says “In this period”.',
        selector: '[data-tone]',
      },
      { name: 'Card', text: 'One for each of the three totals.', selector: 'section > *' },
      { name: 'Figure', text: 'The total of the period.', selector: 'section p + p' },
    ],
  },
  pairs: [
    {
      right: <PeriodSummary totals={null} />,
      wrong: <PeriodSummary totals={{ messages: 0, violations: 0, actions: 0 }} />,
      because:
        'Zeros say that no message came; with `null`, placeholders hold the place until the totals arrive.',
    },
    {
      right: <PeriodSummary totals={totals} />,
      wrong: <PeriodSummary totals={totals} previous={{ messages: 0, violations: 0, actions: 0 }} />,
      because:
        'Leave `previous` out where it is unknown: zeros say that no message came in the period before.',
    },
  ],
  accessibility: [
    'It is a region with the name “Period summary”. Name the period itself outside, such as with the control that chooses it.',
    'The sign says what the colour says: a rise is green and a fall is red, whatever is counted.',
  ],
  content: [
    'Pass totals of whole periods of one length, or the change means nothing.',
    'A total that was zero before has no percentage, and the change reads “+2,897 (none before)”.',
  ],
});
