import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { toReady } from '~/domain';
import { createUsageAt, usages } from '~/fixtures';
import { UsageScreen } from '~/screens/usage/UsageScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const meta = {
  title: 'Screens/Usage & billing',
  component: UsageScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: { usage: toReady(usages.filled), takesPayments: true, overagePrice: 0, onRetry: fn() },
  decorators: [withFixtureClock],
} satisfies Meta<typeof UsageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectMeterTone =
  (tone: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Requests used' })).toHaveAttribute('data-tone', tone);
  };

export const Filled: Story = { parameters: { chromatic: wholePageModes } };
export const BelowEighty: Story = {
  args: { usage: toReady(createUsageAt(79.9)) },
  play: expectMeterTone('accent'),
};
export const AtEighty: Story = {
  args: { usage: toReady(usages.nearLimit) },
  play: expectMeterTone('accent'),
};
export const AboveEighty: Story = {
  args: { usage: toReady(usages.pastEighty) },
  play: expectMeterTone('critical'),
};
export const OverTheLimit: Story = {
  args: { usage: toReady(usages.over) },
  play: expectMeterTone('critical'),
};

export const OverTheLimitWithPrice: Story = {
  args: { usage: toReady(usages.over), overagePrice: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/every 1,000 messages beyond it cost \$2\.00\.$/)).toBeVisible();
  },
};

export const Unlimited: Story = {
  args: { usage: toReady(usages.unlimited) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/ ∞')).toBeVisible();
    await expect(canvas.getByText('Your plan has no limit.')).toBeVisible();
  },
};

export const AiBudgetInUse: Story = {
  name: 'AI Budget In Use',
  args: { usage: toReady(usages.aiBudgetInUse) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today $0.42 of a budget of $2.00')).toBeVisible();
    await expect(canvas.queryByText("Today's AI budget is used up")).not.toBeInTheDocument();
  },
};
export const AiBudgetUsedUp: Story = {
  name: 'AI Budget Used Up',
  args: { usage: toReady(usages.aiBudgetUsedUp) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Today's AI budget is used up")).toBeVisible();
  },
};

export const Empty: Story = { args: { usage: toReady(usages.empty) } };
export const FirstPeriod: Story = {
  args: { usage: toReady({ ...usages.filled, history: usages.filled.history.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No usage yet')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('row', { name: /^8\sNov\s2026 to 8\sDec\s2026 12,480 \$3\.12$/ }),
    ).toBeVisible();
  },
};
export const SevenDigits: Story = {
  args: {
    usage: toReady({
      ...usages.filled,
      total_requests: 9_482_107,
      limit: 10_000_000,
      percentage_used: 94.8,
      total_cost_usd: 1_248_000.75,
      claude_api_calls: 2_310_877,
      avg_response_time_ms: 1_204,
      history: usages.filled.history.map((month) => ({
        ...month,
        total_requests: month.total_requests * 300,
        cost_usd: month.cost_usd * 400_000,
      })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
};
export const LargestPlan: Story = {
  args: { usage: toReady({ ...usages.filled, tier: 'pro' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'contact sales' })).toHaveAttribute('href', '/enterprise');
    await expect(canvas.queryByText(/A larger plan/)).toBeNull();
  },
};
export const UnknownTier: Story = { args: { usage: toReady({ ...usages.filled, tier: 'galaxy' as 'pro' }) } };
export const Loading: Story = { args: { usage: { state: 'loading' } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  args: { usage: { state: 'failed', detail: 'The database is being restarted.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The database is being restarted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutPayments: Story = {
  args: { takesPayments: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This installation takes no payments: its operator sets the plan of every account.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull();
  },
};

export const UpgradeNamesWhereToChange: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Plan' }));
    await expect(canvas.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};
