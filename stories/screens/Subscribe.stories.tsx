import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubscribeScreen } from '~/screens/subscribe/SubscribeScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Subscribe',
  component: SubscribeScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { choosing: null, current: null, takesPayments: true, error: null, onChoose: fn(), onSignOut: fn() },
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
  args: { current: 'starter' },
  play: async ({ canvas }) => {
    const starter = canvas.getByRole('article', { name: 'Starter' });
    await expect(within(starter).getByText('Current plan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to subscription' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
};
export const WithoutPayments: Story = {
  args: { current: 'growth', takesPayments: false },
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
