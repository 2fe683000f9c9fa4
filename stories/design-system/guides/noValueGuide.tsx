import { DescriptionList, NoValue } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createNoValueGuide = (): Guide => ({
  use: 'Take it where a value is missing from a table’s cell, a badge or a list of facts.',
  avoid: [
    { when: 'For a known zero or absence, such as “Never”', take: 'Design system/Text' },
    { when: 'For a list without entries', take: 'Design system/EmptyState' },
    { when: 'For a value that is being loaded', take: 'Design system/Skeleton' },
    { when: 'For a value that could not be loaded', take: 'Design system/Alert' },
  ],
  pairs: [
    {
      right: (
        <DescriptionList items={[{ term: 'Confidence', description: <NoValue label="No confidence" /> }]} />
      ),
      wrong: <DescriptionList items={[{ term: 'Confidence', description: '0%' }]} />,
      because: 'A verdict without a confidence is not one with a confidence of zero.',
    },
    {
      right: <DescriptionList items={[{ term: 'Last used', description: 'Never' }]} />,
      wrong: <DescriptionList items={[{ term: 'Last used', description: <NoValue label="Never" /> }]} />,
      because: 'What is known is written out for everybody and not for screen readers alone.',
    },
  ],
  accessibility: [
    'It is an image whose name is the label, so that screen readers say what is missing and not “dash”.',
    'Without a label they say “No value”.',
  ],
  content: ['The label names what is missing: “No confidence”, “No answer”.'],
});
