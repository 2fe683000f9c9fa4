import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Subscription } from '~/contract/api.gen';
import { describeFeaturePlans } from '~/contract/planFeatures';
import { toReady } from '~/domain';
import { subscriptions, createSubscriptionUsage, subscriptionUsages, users } from '~/fixtures';
import { AccountSection } from '~/screens/subscription/AccountSection';
import {
  ExtraServersSection,
  type ExtraServersSectionProps,
} from '~/screens/subscription/ExtraServersSection';
import { SubscriptionScreen } from '~/screens/subscription/SubscriptionScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const account = {
  email: users.verified.email,
  download: { state: 'idle' },
  onDownload: fn(),
  onCancelDownload: fn(),
  asking: false,
  onAskingChange: fn(),
  onDelete: fn(),
  isDeleting: false,
} as const;

const serversArgs = {
  asking: false,
  onAskingChange: fn(),
  onSave: fn(),
  isSaving: false,
  success: null,
} as const;
const renderExtraServers = (
  subscription: Subscription,
  changes: Partial<ExtraServersSectionProps> = {},
): ReactNode => <ExtraServersSection {...serversArgs} {...changes} subscription={subscription} />;

const meta = {
  title: 'Screens/Subscription',
  component: SubscriptionScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    subscription: toReady(subscriptions.growthActive),
    usage: toReady(subscriptionUsages.low),
    cancelOpen: false,
    onCancelOpenChange: fn(),
    onCancel: fn(),
    isCanceling: false,
    onReactivate: fn(),
    isReactivating: false,
    feedback: null,
    onRetrySubscription: fn(),
    onRetryUsage: fn(),
    servers: renderExtraServers(subscriptions.growthActive),
    account: <AccountSection {...account} />,
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof SubscriptionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { parameters: { chromatic: wholePageModes } };
export const Trial: Story = {
  args: {
    subscription: toReady(subscriptions.growthTrial),
    servers: renderExtraServers(subscriptions.growthTrial),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free Trial')).toBeVisible();
  },
};
export const Starter: Story = {
  args: {
    subscription: toReady(subscriptions.starterActive),
    servers: renderExtraServers(subscriptions.starterActive),
  },
  play: async ({ canvas }) => {
    const servers = within(canvas.getByRole('region', { name: 'Servers' }));
    await expect(servers.getByText(describeFeaturePlans('extraServers'), { exact: false })).toBeVisible();
    await expect(servers.getByRole('link')).toHaveAttribute('href', '/subscribe');
    await expect(servers.queryByRole('button')).toBeNull();
  },
};
export const WithoutPayments: Story = {
  args: {
    subscription: toReady(subscriptions.withoutPayments),
    servers: renderExtraServers(subscriptions.withoutPayments),
  },
  play: async ({ canvas }) => {
    const billing = canvas.getByRole('region', { name: 'Billing information' });
    await expect(billing).toHaveTextContent(
      'This installation takes no payments: its operator sets the plan of every account.',
    );
    await expect(canvas.queryByRole('button', { name: /Cancel subscription|Manage billing/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Servers' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/subscribe');
  },
};
export const WithCharges: Story = {
  args: {
    subscription: toReady(subscriptions.withCharges),
    servers: renderExtraServers(subscriptions.withCharges),
    usage: toReady(subscriptionUsages.over),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('$30.00 for extra servers, $12.40 for 3,100 messages over the limit'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Messages over the limit are charged as overage: \$4\.00 for 1,000\.$/),
    ).toBeVisible();
  },
};
export const Unlimited: Story = {
  args: {
    subscription: toReady(subscriptions.unlimited),
    servers: renderExtraServers(subscriptions.unlimited),
    usage: toReady(subscriptionUsages.unlimited),
  },
};
export const Suspended: Story = {
  args: {
    subscription: toReady(subscriptions.suspended),
    servers: renderExtraServers(subscriptions.suspended),
  },
};
export const UnknownStatus: Story = {
  args: { subscription: toReady({ ...subscriptions.growthActive, status: 'past_due' as 'active' }) },
};

export const EndsWithItsPeriod: Story = {
  args: {
    subscription: toReady(subscriptions.canceling),
    servers: renderExtraServers(subscriptions.canceling),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your subscription ends on 8 Dec 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate subscription' }));
    await expect(args.onReactivate).toHaveBeenCalledOnce();
  },
};
export const Reactivating: Story = {
  args: { subscription: toReady(subscriptions.canceling), isReactivating: true },
};
export const Reactivated: Story = {
  args: { feedback: { tone: 'positive', message: 'Subscription reactivated successfully!' } },
};
export const ReactivationFailed: Story = {
  args: {
    subscription: toReady(subscriptions.canceling),
    feedback: { tone: 'critical', message: 'Failed to reactivate subscription' },
  },
};

export const AsksBeforeCanceling: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }));
    await expect(args.onCancelOpenChange).toHaveBeenCalledWith(true);
  },
};
export const CancelDialog: Story = {
  args: { cancelOpen: true },
  play: async ({ args }) => {
    await expect(
      screen.getByText(/Service continues until the end of the billing period, 8 Dec 2026/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep subscription' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const CancelFailed: Story = {
  args: { cancelOpen: true, cancelError: 'Failed to cancel subscription' },
};

export const AddServers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add servers' }));
    await expect(serversArgs.onAskingChange).toHaveBeenCalledWith(true);
  },
};
export const ServersChanged: Story = {
  args: {
    subscription: toReady(subscriptions.withCharges),
    servers: renderExtraServers(subscriptions.withCharges, {
      success: 'Your plan now covers 7 servers: 5 included and 2 extra at $30 a month.',
    }),
  },
};
export const ExtraServersDialogOpen: Story = {
  args: { servers: renderExtraServers(subscriptions.growthActive, { asking: true }) },
};

const expectMeter =
  (tone: string, warns: boolean): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('data-tone', tone);
    await expect(canvas.queryByText(/of your message limit is used$/) !== null).toBe(warns);
  };
export const UsageBelowSeventyFive: Story = {
  args: { usage: toReady(createSubscriptionUsage(74.9)) },
  play: expectMeter('positive', false),
};
export const UsageAtSeventyFive: Story = {
  args: { usage: toReady(createSubscriptionUsage(75)) },
  play: expectMeter('caution', false),
};
export const UsageBelowEighty: Story = {
  args: { usage: toReady(createSubscriptionUsage(79.9)) },
  play: expectMeter('caution', false),
};
export const UsageAtEighty: Story = {
  args: { usage: toReady(createSubscriptionUsage(80)) },
  play: expectMeter('caution', true),
};
export const UsageBelowNinety: Story = {
  args: { usage: toReady(createSubscriptionUsage(89.9)) },
  play: expectMeter('caution', true),
};
export const UsageAtNinety: Story = {
  args: { usage: toReady(createSubscriptionUsage(90)) },
  play: expectMeter('critical', true),
};
export const UsageOverTheLimit: Story = {
  args: { usage: toReady(createSubscriptionUsage(110.3)) },
  play: async (context) => {
    await expectMeter('critical', true)(context);
    await expect(context.canvas.getByText(/Messages over the limit are counted\.$/)).toBeVisible();
  },
};

export const NoSubscription: Story = {
  args: { subscription: toReady(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscription found. Please contact support.')).toBeVisible();
  },
};
export const ManageBillingNamesTheWay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage billing' }));
    await expect(canvas.getByRole('link', { name: 'support@torchward.example' })).toBeVisible();
  },
};
export const Downloading: Story = {
  args: { account: <AccountSection {...account} download={{ state: 'running', bytes: 4_812_331 }} /> },
};
export const DeletesTheAccount: Story = {
  args: { account: <AccountSection {...account} asking /> },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Type your e-mail address' }), account.email);
    await userEvent.type(screen.getByLabelText('Password'), 'Torchlight7');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account for good' }));
    await expect(account.onDelete).toHaveBeenCalledWith('Torchlight7');
  },
};
export const Loading: Story = { args: { subscription: { state: 'loading' }, usage: { state: 'loading' } } };
export const Failed: Story = { args: { subscription: { state: 'failed', detail: null } } };
export const UsageFailed: Story = {
  args: { usage: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryUsage).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = {
  args: {
    subscription: toReady(subscriptions.withCharges),
    servers: renderExtraServers(subscriptions.withCharges),
    usage: toReady(subscriptionUsages.critical),
  },
  globals: { viewport: { value: 'phone' } },
};
