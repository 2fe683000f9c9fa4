import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { ready } from '~/domain';
import { analytics, FIXTURE_NOW } from '~/fixtures';
import { AnalyticsScreen } from '~/screens/analytics/AnalyticsScreen';
import { page, wholePage } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Analytics',
  component: AnalyticsScreen,
  tags: ['stable'],
  parameters: { chromatic: page },
  args: {
    analytics: ready(analytics.week),
    period: '7d',
    onPeriodChange: fn(),
    compare: false,
    onCompareChange: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof AnalyticsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const compared = {
  ...analytics.week,
  previous: {
    data: analytics.week.data.map((each) => ({
      ...each,
      messages: Math.round(each.messages * 0.85),
      avg_response_time_ms: each.avg_response_time_ms + 9,
    })),
    totals: { messages: 230_412, violations: 4_120, actions: 0 },
  },
};

export const SevenDays: Story = { parameters: { chromatic: wholePage } };
export const TwentyFourHours: Story = { args: { analytics: ready(analytics.day), period: '24h' } };
export const ThirtyDays: Story = { args: { analytics: ready(analytics.month), period: '30d' } };
export const NinetyDays: Story = { args: { analytics: ready(analytics.quarter), period: '90d' } };
export const Compared: Story = { args: { analytics: ready(compared), compare: true } };
export const Loading: Story = { args: { analytics: { state: 'loading' } } };
export const Empty: Story = { args: { analytics: ready(analytics.empty) } };
export const AllZeros: Story = { args: { analytics: ready(analytics.zeros) } };
export const OnePoint: Story = { args: { analytics: ready(analytics.onePoint) } };
export const SevenDigits: Story = { args: { analytics: ready(analytics.sevenDigits) } };
export const Narrow: Story = {
  args: { analytics: ready(analytics.sevenDigits) },
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: { analytics: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Could not load the analytics')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  args: {
    analytics: {
      state: 'ready',
      data: analytics.week,
      refreshing: false,
      stale: true,
      updatedAt: FIXTURE_NOW.getTime(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not refresh the analytics')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Message volume' })).toBeVisible();
  },
};

export const ChooseAPeriod: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '90d' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('90d');
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare with the period before' }));
    await expect(args.onCompareChange).toHaveBeenCalledWith(true);
  },
};

export const DownloadWhatIsShown: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' });
    await expect(link.download).toBe('torchward-analytics-7d.csv');
    const rows = decodeURIComponent(link.href.split(',').slice(1).join(',')).trim().split('\r\n');
    await expect(rows[0]).toBe('date,messages,violations,actions,unique_players,avg_response_time_ms');
    await expect(rows).toHaveLength(8);
  },
};
