import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '~/charts';
import { longSeries, valuesOf } from './data';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  tags: ['experimental'],
  args: { label: 'Messages of the last 7 days, rising', values: valuesOf('week', 'messages') },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Month: Story = { args: { values: valuesOf('month', 'messages') } };
export const OnePoint: Story = { args: { values: [4] } };
export const TwoPoints: Story = { args: { values: [4, 9] } };
export const AllZeros: Story = { args: { values: [0, 0, 0, 0] } };
export const Gaps: Story = { args: { values: [4, 9, null, 7, 2, null, null, 6, 5] } };
export const Nothing: Story = { args: { values: [], label: 'No messages yet' } };
export const FiveThousandPoints: Story = { args: { values: longSeries(5_000).values } };
