import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack, TONES } from '~/design-system';
import { UsageMeter } from '~/patterns';
import { createUsageMeterGuide } from './guides/usageMeterGuide';

const meta = {
  title: 'Patterns/Billing/UsageMeter',
  component: UsageMeter,
  tags: ['stable'],
  parameters: { guide: createUsageMeterGuide },
  args: { label: 'Requests used', used: 12_480, limit: 30_000, percent: 41.6, tone: 'accent' },
} satisfies Meta<typeof UsageMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Requests used' })).toHaveAttribute(
      'aria-valuetext',
      '12,480 of 30,000',
    );
  },
};
export const OverTheLimit: Story = { args: { used: 37_200, percent: 124, tone: 'critical' } };
export const Unlimited: Story = { args: { used: 1_284_310, limit: null, percent: 0 } };
export const Unused: Story = { args: { used: 0, percent: 0 } };
export const AllTones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <UsageMeter key={tone} {...args} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Narrow: Story = {
  args: { used: 9_482_107, limit: 10_000_000, percent: 94.8, tone: 'critical' },
  globals: { viewport: { value: 'phone' } },
};
