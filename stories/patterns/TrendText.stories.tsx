import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendText } from '~/patterns';

const meta = {
  title: 'Patterns/TrendText',
  component: TrendText,
  tags: ['stable'],
  args: { trend: '+12.4%' },
} satisfies Meta<typeof TrendText>;

export default meta;
type Story = StoryObj<typeof meta>;

const is = (trend: string, tone: string): Story => ({
  args: { trend },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(trend).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
    await expect(canvas.getByText('vs previous period')).toBeVisible();
  },
});

export const Up: Story = is('+12.4%', 'positive');
export const Down: Story = is('-3.1%', 'critical');
export const Unchanged: Story = is('0%', 'neutral');
