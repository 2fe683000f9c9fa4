import { Text } from '~/design-system';
import { TrendText } from '~/patterns';
import { drawVariants, type Guide } from '../../../../.storybook/guide';

const trendUses = {
  '+12.4%': 'A rise. `positive`.',
  '-3.1%': 'A fall. `critical`.',
  '+1,559 (none before)': 'A rise from 0, which has no percentage, so the count stands in its place.',
  '0%': 'No change. The colour of the text around it.',
};

export const createTrendTextGuide = (): Guide => ({
  use: 'Take it below a figure, for its change from the period before.',
  avoid: [
    { when: 'For the figure itself', take: 'Design system/StatCard' },
    { when: 'For the totals of a period with their changes', take: 'Patterns/Billing/PeriodSummary' },
    { when: 'For a figure over time', take: 'Charts/LineChart' },
    { when: 'For a status in one word', take: 'Design system/Badge' },
  ],
  variants: [drawVariants('trend', trendUses, (value) => <TrendText trend={value} />)],
  pairs: [
    {
      right: <TrendText trend="-3.1%" />,
      wrong: (
        <Text as="span">
          <Text as="span" tone="critical" weight="medium" numeric>
            3.1%
          </Text>{' '}
          vs previous period
        </Text>
      ),
      because: 'The sign tells the direction to a reader who does not see the colour.',
    },
  ],
  accessibility: [
    'It is running text, and a change of it is not announced.',
    'The sign alone decides the tone. A text that begins with neither + nor - is neutral.',
  ],
  content: [
    'Take the text from `formatChange`, which writes the sign and at most one decimal.',
    'Green means more and red means less, also for a count that an owner wants to fall, such as violations.',
    'Where the period before had no messages at all, say so in words: “No messages in the period before”.',
  ],
});
