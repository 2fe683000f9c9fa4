import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '~/design-system';
import { ENTERPRISE_OFFER } from '~/domain';
import { toPlanOffer } from '~/domain/plan';
import { PlanCard } from '~/patterns';
import { createPlanCardGuide } from './guides/planCardGuide';

const meta = {
  title: 'Patterns/Billing/PlanCard',
  component: PlanCard,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createPlanCardGuide },
  args: { offer: toPlanOffer('starter'), action: <Button fullWidth>Choose Starter</Button> },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Starter: Story = {};
export const Growth: Story = {
  args: {
    offer: toPlanOffer('growth'),
    action: (
      <Button variant="primary" fullWidth>
        Choose Growth
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible();
    await expect(canvas.getByText('5 servers (+$15/mo per extra)')).toBeVisible();
  },
};
export const Pro: Story = {
  args: { offer: toPlanOffer('pro'), action: <Button fullWidth>Choose Pro</Button> },
};
export const Enterprise: Story = {
  args: { offer: ENTERPRISE_OFFER, action: <Button fullWidth>Contact sales</Button> },
};
export const Current: Story = {
  args: { ...Growth.args, current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current plan')).toBeVisible();
    await expect(canvas.getByText('Most Popular')).toBeVisible();
  },
};
export const Loading: Story = {
  args: {
    level: 2,
    action: (
      <Button fullWidth loading loadingText="Opening checkout...">
        Choose Starter
      </Button>
    ),
  },
};
export const Disabled: Story = {
  args: {
    action: (
      <Button fullWidth disabled>
        Choose Starter
      </Button>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
