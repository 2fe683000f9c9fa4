import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaChart } from '~/charts';
import { Card } from '~/design-system';
import { pointsOf, valuesOf } from './data';

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  tags: ['experimental'],
  args: {
    label: 'Messages',
    points: pointsOf('month'),
    series: { id: 'messages', label: 'Messages', values: valuesOf('month', 'messages') },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const Day: Story = {
  args: {
    points: pointsOf('day'),
    series: { id: 'messages', label: 'Messages', values: valuesOf('day', 'messages') },
  },
};
export const Compact: Story = { args: { height: 'compact' } };
export const Gaps: Story = {
  args: {
    points: pointsOf('week'),
    series: { id: 'messages', label: 'Messages', values: [3, 5, null, 8, 13, null, 2] },
  },
};
export const Empty: Story = {
  args: { points: [], series: { id: 'messages', label: 'Messages', values: [] } },
};
export const Loading: Story = { args: { loading: true } };
export const SoFar: Story = {
  args: {
    points: pointsOf('week').map((point, index) => ({ ...point, running: index === 6 })),
    series: { id: 'messages', label: 'Messages', values: [30, 50, 42, 80, 73, 61, 7] },
  },
};
