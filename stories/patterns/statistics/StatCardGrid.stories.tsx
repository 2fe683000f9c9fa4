import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCardGrid, TrendText } from '~/patterns';
import { createStatCardGridGuide } from './guides/statCardGridGuide';

const meta = {
  title: 'Patterns/Statistics/StatCardGrid',
  component: StatCardGrid,
  tags: ['stable'],
  args: {
    label: 'Figures of the last 24 hours',
    cards: [
      { label: 'Total Messages', value: '48,210', description: <TrendText trend="+12.4%" /> },
      { label: 'Filtered Messages', value: '39,532', description: '82% filtered' },
      { label: 'Actions Taken', value: '317', description: <TrendText trend="-3.1%" /> },
      { label: 'Unique Players', value: '1,094', description: 'across 3 servers' },
    ],
  },
  parameters: { guide: createStatCardGridGuide },
} satisfies Meta<typeof StatCardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Three: Story = { args: { cards: meta.args.cards.slice(0, 3) } };
export const Loading: Story = { args: { loading: true } };
export const SevenDigits: Story = {
  args: { cards: meta.args.cards.map((card) => ({ ...card, value: '9,482,107' })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
