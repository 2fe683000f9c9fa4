import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { subscriptions } from '~/fixtures';
import { PaymentBanner } from '~/patterns';
import { withFixtureClock } from '../../../.storybook/withFixtureClock';
import { createPaymentBannerGuide } from './guides/paymentBannerGuide';

const meta = {
  title: 'Patterns/Billing/PaymentBanner',
  component: PaymentBanner,
  tags: ['stable'],
  parameters: { guide: createPaymentBannerGuide },
  args: { dueBy: subscriptions.pastDue.payment_due_by },
  decorators: [withFixtureClock],
} satisfies Meta<typeof PaymentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your last payment failed\. Moderation stops on /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscribe');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
