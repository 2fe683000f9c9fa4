import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tierValues } from '~/contract/enums.gen';
import { Inline } from '~/design-system';
import { TierBadge } from '~/patterns';
import { createTierBadgeGuide } from './guides/tierBadgeGuide';

const meta = {
  title: 'Patterns/Billing/TierBadge',
  component: TierBadge,
  tags: ['stable'],
  parameters: { guide: createTierBadgeGuide },
  args: { tier: 'growth' },
} satisfies Meta<typeof TierBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Growth: Story = {};
export const Trial: Story = {
  args: { status: 'trial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Growth (Trial)')).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { tier: 'galaxy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Galaxy').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  },
};
export const All: Story = {
  render: () => (
    <Inline>
      {tierValues.map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
    </Inline>
  ),
};
