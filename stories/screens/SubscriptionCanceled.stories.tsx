import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubscriptionCanceledScreen } from '~/screens/subscription-canceled/SubscriptionCanceledScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Subscription canceled',
  component: SubscriptionCanceledScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
} satisfies Meta<typeof SubscriptionCanceledScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Try Again', '/subscribe'],
      ['Contact support', '/support'],
      ['Back to home', '/'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
