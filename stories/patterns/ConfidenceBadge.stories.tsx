import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfidenceBadge } from '~/patterns';

const meta = {
  title: 'Patterns/ConfidenceBadge',
  component: ConfidenceBadge,
  tags: ['stable'],
  args: { confidence: 0.91 },
} satisfies Meta<typeof ConfidenceBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const is = (confidence: number, tone: string, label: string): Story => ({
  args: { confidence },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(label).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  },
});

export const Sure: Story = is(0.91, 'positive', '91%');
export const JustSure: Story = is(0.8, 'positive', '80%');
export const NotQuite: Story = is(0.799, 'caution', '79.9%');
export const JustMiddling: Story = is(0.6, 'caution', '60%');
export const Doubtful: Story = is(0.42, 'critical', '42%');

export const NotJudged: Story = {
  args: { confidence: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-')).toBeVisible();
  },
};
