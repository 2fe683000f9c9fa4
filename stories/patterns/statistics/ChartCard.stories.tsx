import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LineChart } from '~/charts';
import { toReady } from '~/domain';
import { ChartCard } from '~/patterns';
import { createChartCardGuide } from './guides/chartCardGuide';

const NO_VALUES: number[] = [];

const meta = {
  title: 'Patterns/Statistics/ChartCard',
  component: ChartCard,
  tags: ['stable'],
  parameters: { guide: createChartCardGuide },
  args: {
    title: 'Messages',
    description: 'Days in UTC',
    value: toReady([23, 29, 27, 40, 44, 43, 48]),
    subject: 'the messages',
    onRetry: fn(),
    children: (data: number[] | null, header) => (
      <LineChart
        label="Messages"
        header={header}
        loading={data === null}
        points={(data ?? NO_VALUES).map((_, day) => ({ label: `${14 + day} Nov` }))}
        series={[{ id: 'messages', label: 'Messages', values: data ?? NO_VALUES }]}
      />
    ),
  },
} satisfies Meta<typeof ChartCard<number[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { value: { state: 'loading' } } };
export const Empty: Story = { args: { value: toReady([]) } };
export const Failed: Story = {
  args: { value: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = {
  args: { value: { state: 'ready', data: [3, 5, 4], refreshing: false, stale: true, updatedAt: 0 } },
};
