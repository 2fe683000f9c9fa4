import { StatCard } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createStatCardGuide = (): Guide => ({
  alsoCalled: ['metric', 'KPI'],
  use: 'Take a stat card for one figure that a reader comes to the page for, in a row of three or four.',
  avoid: [
    { when: 'For the row itself', take: 'Patterns/Statistics/StatCardGrid' },
    { when: 'For several facts about one subject', take: 'Design system/DescriptionList' },
    { when: 'For a figure inside another card', take: 'Patterns/Statistics/LabelledFigure' },
    { when: 'For a figure over time', take: 'Charts/LineChart' },
    { when: 'For the use of a quota', take: 'Design system/Meter' },
  ],
  anatomy: {
    drawing: (
      <StatCard label="Filtered Messages" value="39,532" description="82% filtered" href="#filtered" />
    ),
    parts: [
      { name: 'Label', text: 'Names the figure. With `href` it is the link.', selector: 'p:first-child' },
      { name: 'Figure', text: 'The formatted number. A long one shrinks.', selector: 'p:nth-child(2)' },
      { name: 'Description', text: 'Its trend or its total. Optional.', selector: 'p + p + div' },
      { name: 'Card', text: 'With `href` all of it can be pressed.', selector: '[inert] > div' },
    ],
  },
  pairs: [
    {
      right: <StatCard label="Total Messages" value="48,210" description="In the last 7 days" />,
      wrong: <StatCard label="Total Messages" value="48,210 messages in the last 7 days" />,
      because: 'Figures of a row are compared, so only the number is large.',
    },
  ],
  accessibility: [
    'With `href` the link’s name is the label alone; a pointer can press the whole card.',
    'While it loads, the card is busy and its placeholders are hidden from screen readers.',
  ],
  content: [
    'Format the figure before: “48,210”, “$12.40”, “41 ms”.',
    'Put the period or the comparison into the description.',
  ],
});
