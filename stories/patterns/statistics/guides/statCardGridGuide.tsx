import { StatCard } from '~/design-system';
import { StatCardGrid, TrendText } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const CARDS = [
  { label: 'Total Messages', value: '48,210', description: <TrendText trend="+12.4%" /> },
  { label: 'Filtered Messages', value: '39,532', description: '82% filtered' },
  { label: 'Actions Taken', value: '317', description: <TrendText trend="-3.1%" /> },
];

export const createStatCardGridGuide = (): Guide => ({
  use: 'Take it for the three or four figures at the head of a page that a reader compares at a glance.',
  avoid: [
    { when: 'For one figure', take: 'Design system/StatCard' },
    { when: 'For several facts about one subject', take: 'Design system/DescriptionList' },
    { when: 'For figures over time', take: 'Charts/LineChart' },
    { when: 'For figures that failed to load', take: 'Patterns/Statistics/PanelState' },
  ],
  anatomy: {
    drawing: <StatCardGrid label="Drawn figures" cards={CARDS} />,
    parts: [
      {
        name: 'Card',
        text: 'A stat card: label, figure, and its trend or its total.',
        selector: 'section > *',
      },
    ],
  },
  pairs: [
    {
      right: <StatCardGrid label="Figures of one period" cards={CARDS} />,
      wrong: <StatCard label="Total, filtered, actions" value="48,210 / 39,532 / 317" />,
      because: 'Each figure has its own label, and its own link where it leads somewhere.',
    },
  ],
  accessibility: [
    'The row is a region with the label as its name.',
    'While it loads, pass the labels with an empty `value`: placeholders of the same height stand in their place.',
  ],
  content: ['All figures of a row are of one period, which the label of the row names.'],
});
