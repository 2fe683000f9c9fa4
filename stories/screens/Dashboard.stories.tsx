import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toReady } from '~/domain';
import { analytics, firstSteps, FIXTURE_NOW, overviews } from '~/fixtures';
import { DashboardScreen } from '~/screens/dashboard/DashboardScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, pageFlagshipModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const now = FIXTURE_NOW.getTime();
const failed = { state: 'failed', detail: 'The database does not answer. Try again in a moment.' } as const;

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    overview: toReady(overviews.filled, now - 120_000),
    activity: toReady(analytics.week, now - 120_000),
    onRetryOverview: fn(),
    onRetryActivity: fn(),
    onRefresh: fn(),
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['flagship'], parameters: { chromatic: pageFlagshipModes } };
export const Loading: Story = { args: { overview: { state: 'loading' }, activity: { state: 'loading' } } };
export const Empty: Story = {
  args: { overview: toReady(overviews.empty, now), activity: toReady(analytics.empty, now) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBeVisible();
    await expect(canvas.getByText('No actions taken yet')).toBeVisible();
  },
};
/** A new account: what to do first stands above figures that are still empty. */
export const FirstHour: Story = {
  args: {
    ...Empty.args,
    tier: 'growth',
    overview: toReady({ ...overviews.empty, first_steps: firstSteps.connected }, now),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'First steps' })).toBeVisible();
    await expect(canvas.queryByText('No chat has arrived in the last 24 hours')).toBeNull();
    await expect(canvas.getByText('No data available')).toBeVisible();
    await expect(canvas.getByText('No actions taken yet')).toBeVisible();
  },
};
export const SevenDigits: Story = {
  args: { overview: toReady(overviews.sevenDigits, now), activity: toReady(analytics.sevenDigits, now) },
};
export const AiBudgetUsedUp: Story = {
  name: 'AI Budget Used Up',
  args: { overview: toReady(overviews.aiBudgetUsedUp, now) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Today's AI budget is used up")).toBeVisible();
  },
};
export const UnknownAction: Story = { args: { overview: toReady(overviews.unknownAction, now) } };
export const Refreshing: Story = {
  args: {
    overview: {
      state: 'ready',
      data: overviews.filled,
      refreshing: true,
      stale: false,
      updatedAt: now - 45_000,
    },
  },
};
export const Stale: Story = {
  args: {
    overview: {
      state: 'ready',
      data: overviews.filled,
      refreshing: false,
      stale: true,
      updatedAt: now - 600_000,
    },
  },
};
/** The line that says which servers the figures cover wraps, so that it stays readable. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/last 24 hours of/);
    await expect(line.scrollWidth, 'nothing is cut').toBe(line.clientWidth);
    await expect(line.scrollHeight, 'nothing is cut').toBe(line.clientHeight);
  },
};
export const Wide: Story = { globals: { viewport: { value: 'cinema' } } };
export const EverythingFailed: Story = { args: { overview: failed, activity: failed } };

export const OneChartFailed: Story = {
  args: { activity: failed },
  play: async ({ args, canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Figures of the last 24 hours' }));
    await expect(figures.getByText('48,210')).toBeVisible();
    const panel = within(canvas.getByRole('region', { name: 'Messages and violations' }));
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryActivity).toHaveBeenCalledOnce();
    await expect(args.onRetryOverview).not.toHaveBeenCalled();
  },
};

export const FourStatCards: Story = {
  play: async ({ args, canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Figures of the last 24 hours' }));
    for (const [card, logs] of [
      ['Total Messages', '/logs?period=24h'],
      ['Filtered Messages', '/logs?filter=filtered&period=24h'],
      ['Actions Taken', '/logs?filter=any_action&period=24h'],
      ['Unique Players', '/logs?period=24h'],
    ] as const) {
      await expect(figures.getByText(card)).toHaveAttribute('href', logs);
    }
    await expect(figures.getByText('+12.4%').parentElement).toHaveAttribute('data-tone', 'positive');
    await expect(figures.getByText('-3.1%').parentElement).toHaveAttribute('data-tone', 'critical');
    await expect(figures.getByText('82% filtered')).toBeVisible();
    const performance = within(canvas.getByRole('region', { name: 'Performance' }));
    await expect(performance.getByText('38 ms')).toBeVisible();
    await expect(performance.getByText('48,210')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
