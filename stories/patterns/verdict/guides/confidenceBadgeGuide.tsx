import { Text } from '~/design-system';
import { ConfidenceBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawConfidence = (confidence: number | null) => (
  <Text as="span" size="small">
    Confidence <ConfidenceBadge confidence={confidence} />
  </Text>
);

export const createConfidenceBadgeGuide = (): Guide => ({
  use: 'Take it for how sure a verdict is, where a reviewer or an owner weighs the verdict.',
  avoid: [
    { when: 'For how grave the message is', take: 'Patterns/Verdict/SeverityBadge' },
    { when: 'For how a figure has changed', take: 'Patterns/Statistics/TrendText' },
    { when: 'For a share of messages', take: 'Charts/BarList' },
    { when: 'For how much of a limit is used', take: 'Design system/Meter' },
  ],
  variants: [
    {
      prop: 'confidence',
      values: [
        { value: '0.8 to 1', text: 'The verdict is sure. `positive`.', drawing: drawConfidence(0.91) },
        {
          value: '0.6 to below 0.8',
          text: 'The verdict is less sure. `caution`.',
          drawing: drawConfidence(0.66),
        },
        {
          value: 'below 0.6',
          text: 'The verdict is hardly more than a guess. `critical`.',
          drawing: drawConfidence(0.42),
        },
        {
          value: 'null',
          text: 'The verdict has no confidence, as one of the pre-filter.',
          drawing: drawConfidence(null),
        },
      ],
    },
  ],
  pairs: [
    {
      right: drawConfidence(0.799),
      wrong: (
        <Text as="span" size="small">
          Confidence{' '}
          <Text as="span" tone="caution" weight="strong" numeric>
            80%
          </Text>
        </Text>
      ),
      because: 'A figure that rounds into the next tone keeps a decimal, so that figure and tone agree.',
    },
  ],
  accessibility: [
    'A screen reader reads “91%”, and “No confidence” for a missing one. Write “Confidence” before it or above it.',
    'The tones do not follow the account’s confidence threshold. Say in words that a verdict is below it, as the explanation does.',
  ],
  content: ['Give a number from 0 to 1. The badge makes the percent.'],
});
