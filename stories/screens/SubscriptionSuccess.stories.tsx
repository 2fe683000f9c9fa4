import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubscriptionSuccessScreen } from '~/screens/subscription-success/SubscriptionSuccessScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Subscription success',
  component: SubscriptionSuccessScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { sessionId: 'cs_test_a1B2c3D4e5F6', activation: 'waiting', onCheckAgain: fn() },
} satisfies Meta<typeof SubscriptionSuccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('cs_test_a1B2c3D4e5F6')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: 'Read the documentation' })).toHaveAttribute(
      'href',
      '/documentation',
    );
  },
};
export const Active: Story = {
  args: { activation: 'active', trialEnd: '2026-11-27T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nothing is charged before 27 Nov 2026, when your trial ends.'),
    ).toBeVisible();
  },
};
export const Slow: Story = {
  args: { activation: 'slow' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'contact support' })).toBeVisible();
  },
};
export const NoSessionId: Story = {
  name: 'No Session ID',
  args: { sessionId: null, activation: 'active' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
    await expect(canvas.queryByText(/checkout/i)).toBeNull();
  },
};
export const NoSessionIdAndSlow: Story = {
  name: 'No Session ID and slow',
  args: { sessionId: null, activation: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/checkout/i)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'choose a plan' })).toHaveAttribute('href', '/subscribe');
  },
};
export const LongSessionId: Story = {
  name: 'Long Session ID',
  args: { sessionId: `cs_live_${'a1B2c3D4e5F6g7H8'.repeat(5)}` },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { sessionId: `cs_live_${'a1B2c3D4e5F6g7H8'.repeat(5)}`, activation: 'slow' },
};
