import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toReady } from '~/domain';
import { analytics, FIXTURE_NOW } from '~/fixtures';
import { AnalyticsScreen } from '~/screens/analytics/AnalyticsScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const meta = {
  title: 'Screens/Analytics',
  component: AnalyticsScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    analytics: toReady(analytics.week),
    period: '7d',
    onPeriodChange: fn(),
    compare: false,
    onCompareChange: fn(),
    exportIncluded: true,
    onRetry: fn(),
  },
  decorators: [withFixtureClock],
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

export const SevenDays: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last 7 days, by the day')).toHaveRole('status');
  },
};
export const TwentyFourHours: Story = { args: { analytics: toReady(analytics.day), period: '24h' } };
export const ThirtyDays: Story = { args: { analytics: toReady(analytics.month), period: '30d' } };
export const NinetyDays: Story = { args: { analytics: toReady(analytics.quarter), period: '90d' } };
export const Compared: Story = {
  args: { analytics: toReady(compared), compare: true },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Message volume' }));
    await expect(
      table.getByRole('columnheader', { name: 'Messages before (whole days)' }),
    ).toBeInTheDocument();
    await expect(table.getByRole('rowheader', { name: /, so far$/ })).toBeInTheDocument();
  },
};

/** A missing comparison period must not look like a line of zeros. */
export const ComparedWithNothing: Story = {
  args: {
    analytics: toReady({ ...compared, previous: analytics.zeros }),
    compare: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No messages in the period before')).toHaveLength(3);
    await expect(canvas.getAllByText('Days in UTC. No messages in the period before.')).toHaveLength(1);
    await expect(canvas.queryByText(/^Messages before/)).not.toBeInTheDocument();
  },
};

/** The first hours of the day had no messages a period before, and its later hours had some. */
export const ComparedWithSilentHours: Story = {
  args: {
    analytics: toReady({
      ...compared,
      previous: { ...compared.previous, totals: { messages: 0, violations: 0, actions: 0 } },
    }),
    compare: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No messages in the same hours before')).toHaveLength(3);
    await expect(canvas.queryByText(/No messages in the period before/)).not.toBeInTheDocument();
  },
};

/** The owner chose 90 days on a plan that keeps 30: the charts show 30 days and name the limit. */
export const BeyondRetention: Story = {
  args: {
    analytics: toReady({ ...analytics.month, period: '90d', kept_days: 30 }),
    period: '90d',
    exportIncluded: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '90d' })).toBeEnabled();
    await expect(canvas.getAllByText(/Your plan keeps 30 days\./)).toHaveLength(2);
    await expect(canvas.getByText(/CSV and JSON export is part of the Pro plan\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscribe');
    await expect(canvas.queryByRole('link', { name: 'Download as CSV' })).not.toBeInTheDocument();
  },
};

/** An owner reads what the plan keeps before asking for more. */
export const WithinRetention: Story = {
  args: { analytics: toReady({ ...analytics.week, kept_days: 7 }), exportIncluded: false },
  // The picture needs the whole page, whose foot names the limit.
  parameters: { chromatic: { cropToViewport: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your plan keeps 7 days\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscribe');
  },
};
export const RangeWithinRetention: Story = {
  args: { analytics: toReady({ ...analytics.week, kept_days: 90 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Your plan keeps/)).not.toBeInTheDocument();
  },
};
export const PreviousPeriodBeyondRetention: Story = {
  args: { analytics: toReady({ ...analytics.month, kept_days: 30 }), period: '30d', compare: true },
  play: async ({ canvas }) => {
    const limits = canvas.getAllByText(
      /Your plan keeps 30 days, so there is no period before to compare with\./,
    );
    await expect(limits, 'the first chart and the foot of the page').toHaveLength(2);
  },
};
export const Loading: Story = { args: { analytics: { state: 'loading' } } };
export const Empty: Story = { args: { analytics: toReady(analytics.empty) } };
export const AllZeros: Story = { args: { analytics: toReady(analytics.zeros) } };
export const OnePoint: Story = { args: { analytics: toReady(analytics.onePoint) } };
export const SevenDigits: Story = { args: { analytics: toReady(analytics.sevenDigits) } };
export const Narrow: Story = {
  args: { analytics: toReady(analytics.sevenDigits) },
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

/** The comparison was the only visible line of both charts: when it goes, the others must come back. */
export const ComparedThenNot: Story = {
  render: function ComparedThenNot(args) {
    const [compare, setCompare] = useState(true);
    const shown = toReady(compare ? compared : analytics.week);
    return <AnalyticsScreen {...args} analytics={shown} compare={compare} onCompareChange={setCompare} />;
  },
  play: async ({ canvas }) => {
    const volume = within(canvas.getByRole('region', { name: 'Message volume' }));
    const responseTime = within(canvas.getByRole('region', { name: 'Average response time' }));
    for (const name of ['Messages', 'Violations', 'Actions'])
      await userEvent.click(volume.getByRole('button', { name }));
    await userEvent.click(responseTime.getByRole('button', { name: 'Average response time' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare with the period before' }));
    for (const name of ['Messages', 'Violations', 'Actions'])
      await expect(volume.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByText('No data available')).not.toBeInTheDocument();
    await userEvent.click(volume.getByRole('button', { name: 'Actions' }));
    await expect(volume.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-pressed', 'false');
    await expect(volume.getByRole('button', { name: 'Messages' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const DownloadAsCsv: Story = {
  name: 'Download As CSV',
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' });
    await expect(link.download).toBe('torchward-analytics-7d.csv');
    const rows = decodeURIComponent(link.href.split(',').slice(1).join(',')).trim().split('\r\n');
    await expect(rows[0]).toBe('date,messages,violations,actions,unique_players,avg_response_time_ms');
    await expect(rows).toHaveLength(8);
  },
};
