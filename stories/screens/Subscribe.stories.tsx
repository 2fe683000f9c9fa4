import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SubscribeScreen } from '~/screens/subscribe/SubscribeScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Subscribe',
  component: SubscribeScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: {
    choosing: null,
    current: null,
    isCurrentKnown: true,
    takesPayments: true,
    error: null,
    onChoose: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof SubscribeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText("Credit card required. You won't be charged until your 7-day trial ends."),
    ).toBeVisible();
    await expect(canvas.getByText('Cross-server reputation')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact sales' })).toHaveAttribute('href', '/enterprise');
    await expect(canvas.getAllByText('(not available yet)')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Growth' }));
    await expect(args.onChoose).toHaveBeenCalledWith('growth');
  },
};
export const OpeningCheckout: Story = {
  args: { choosing: 'growth' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose Pro' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Opening checkout/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { error: 'Failed to create checkout session. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  },
};
export const ChangingPlan: Story = {
  args: { current: { plan: 'starter', extraServers: 0, onTrial: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/until your 7-day trial ends/)).toBeNull();
    const starter = canvas.getByRole('article', { name: 'Starter' });
    await expect(within(starter).getByText('Current plan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to subscription' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};
export const EndingSubscription: Story = {
  args: {
    current: { plan: 'growth', extraServers: 0, onTrial: false },
    endsAt: '2026-12-14T12:00:00Z',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your subscription ends on 14 Dec 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Reactivate' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};
export const Suspended: Story = {
  args: { endedStatus: 'suspended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your subscription is suspended')).toBeVisible();
    await expect(canvas.getByText(/Once you have paid the invoice .* moderation continues/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@torchward.example' })).toBeVisible();
    await expect(canvas.queryByText(/trial/)).toBeNull();
  },
};
export const Ended: Story = {
  args: { endedStatus: 'canceled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your subscription has ended')).toBeVisible();
    await expect(canvas.queryByText(/trial/)).toBeNull();
    await expect(canvas.getByText(/A new plan begins with its payment/)).toBeVisible();
  },
};
export const SmallerPlan: Story = {
  args: { current: { plan: 'pro', extraServers: 2, onTrial: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Starter' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change from Pro to Starter?' });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(9);
    await expect(within(dialog).getByText(/Older messages are kept unseen/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep Pro' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Starter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to checkout' }));
    await expect(args.onChoose).toHaveBeenCalledWith('starter');
  },
};
/** The dialog as the owner reads it. */
export const SmallerPlanAsked: Story = {
  args: { current: { plan: 'pro', extraServers: 1, onTrial: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Growth' }));
    await expect(
      await screen.findByText('Your extra server ends with the change. You can add it again afterwards.'),
    ).toBeVisible();
  },
};
export const EndingTrial: Story = {
  args: { current: { plan: 'growth', extraServers: 0, onTrial: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Pro' }));
    await expect(await screen.findByText('Your trial ends: $200 is charged today.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const WithoutPayments: Story = {
  args: { current: { plan: 'growth', extraServers: 0, onTrial: false }, takesPayments: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This installation takes no payments: its operator sets the plan of every account.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Choose/ })).toBeNull();
    await expect(canvas.queryByText(/Credit card required/)).toBeNull();
    const growth = canvas.getByRole('article', { name: 'Growth' });
    await expect(within(growth).getByText('Current plan')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
