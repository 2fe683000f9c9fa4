import { BarChart, BarList } from '~/charts';
import type { TONES } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const toneUses = {
  neutral: 'No judgement, such as “none” and values that are not known.',
  accent: 'Categories that are neither good nor bad.',
  positive: 'What is good or confirmed.',
  info: 'Worth knowing, such as mutes.',
  caution: 'To look at soon, such as warnings.',
  serious: 'To act on, such as kicks.',
  critical: 'The most severe, such as bans.',
} satisfies Record<(typeof TONES)[number], string>;

const ACTIONS = [
  { id: 'none', label: 'None', value: 276, tone: 'neutral' },
  { id: 'warn', label: 'Warn', value: 162, tone: 'caution' },
  { id: 'ban', label: 'Ban', value: 27, tone: 'critical' },
] as const;

export const createBarListGuide = (): Guide => ({
  use: 'Take a bar list to compare the amounts of categories, such as the messages of each action.',
  avoid: [
    { when: 'For amounts over time', take: 'Charts/BarChart' },
    { when: 'For more facts than one a category', take: 'Design system/Table' },
    { when: 'For one amount of a whole', take: 'Design system/Meter' },
  ],
  anatomy: {
    drawing: <BarList label="Actions of the drawing" items={ACTIONS} showShare />,
    parts: [
      {
        name: 'Bar',
        text: 'Its length compares the amount to the largest.',
        selector: 'li:first-child > [aria-hidden] > span',
      },
      {
        name: 'Share',
        text: 'Of the sum, in percent. Optional.',
        selector: 'li:first-child > span:last-child',
      },
      { name: 'Amount', text: 'The exact number.', selector: 'li:last-child > span:nth-child(3)' },
      { name: 'Name', text: 'A text, or a badge with one.', selector: 'li:first-child > span' },
    ],
  },
  variants: [
    drawVariants('tone', toneUses, (value) => (
      <BarList label={`Amounts, ${value}`} items={[{ id: value, label: value, value: 40, tone: value }]} />
    )),
  ],
  pairs: [
    {
      right: <BarList label="Actions, mildest first" items={ACTIONS} />,
      wrong: (
        <BarList
          label="Actions, all critical"
          items={ACTIONS.map((item) => ({ ...item, tone: 'critical' }))}
        />
      ),
      because: 'A red bar says that the category is bad; most messages here are harmless.',
    },
    {
      right: <BarList label="Messages by action" items={ACTIONS} />,
      wrong: (
        <BarChart
          label="Messages by action, as columns"
          points={ACTIONS.map(({ label }) => ({ label }))}
          series={{ id: 'messages', label: 'Messages', values: ACTIONS.map(({ value }) => value) }}
          height="compact"
        />
      ),
      because: 'Categories are not a course of time, and beside a bar there is room for a long name.',
    },
  ],
  accessibility: [
    'It is a list that `label` names; each entry reads out its name, its amount and its share.',
    'The bars are hidden from assistive technology.',
    'Give the categories an order that stays, such as mildest first: the list does not sort.',
  ],
  content: [
    'Name the list by what is counted: “Messages per action”.',
    'Say in `emptyText` what has not happened yet.',
  ],
});
