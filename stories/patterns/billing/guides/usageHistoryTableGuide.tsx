import type { Usage } from '~/contract/api.gen';
import { Card, ClockProvider } from '~/design-system';
import { FIXTURE_NOW, usages } from '~/fixtures';
import { UsageHistoryTable } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { history } = usages.filled;

const draw = (periods: Usage['history']) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <Card padding="none">
      <UsageHistoryTable history={periods} />
    </Card>
  </ClockProvider>
);

export const createUsageHistoryTableGuide = (): Guide => ({
  use: 'Take it for what each usage period of an account used and cost, up to the current one.',
  avoid: [
    { when: 'To compare the periods at a glance', take: 'Charts/BarChart' },
    { when: 'For the current period and its limit', take: 'Patterns/Billing/UsageMeter' },
    { when: 'For the totals of one period', take: 'Patterns/Billing/PeriodSummary' },
    { when: 'For another list from the server', take: 'Design system/DataTable' },
  ],
  anatomy: {
    drawing: draw(history.slice(0, 2)),
    parts: [
      { name: 'Header', text: 'Names the three columns.', selector: 'thead tr' },
      { name: 'Cost', text: 'In dollars.', selector: 'tbody tr:last-child td:last-child' },
      { name: 'Requests', text: 'How many the period counted.', selector: 'tbody tr:last-child td' },
      {
        name: 'Period',
        text: 'The days on which it begins and ends. It names the row to screen readers.',
        selector: 'tbody tr:last-child [role="rowheader"]',
      },
    ],
  },
  pairs: [
    {
      right: draw(history),
      wrong: draw([...history].reverse()),
      because: 'The current period, which an owner looks for first, stands at the top.',
    },
  ],
  accessibility: [
    'The table is named “Usage history”, which is not seen. Write a heading above it.',
    'On a phone the columns stay and scroll sideways, so that the figures can be compared.',
  ],
  content: [
    'Pass the history in the order of the server, newest first: the table sorts nothing.',
    'The table has no placeholders and says “Nothing here yet” for an empty history. Draw a `Skeleton` while the history is fetched, and an `EmptyState` where there is none.',
    'A period without its two moments is written as its month, “November 2026”.',
  ],
});
