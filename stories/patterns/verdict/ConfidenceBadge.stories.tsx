import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfidenceBadge } from '~/patterns';
import { createConfidenceBadgeGuide } from './guides/confidenceBadgeGuide';

const meta = {
  title: 'Patterns/Verdict/ConfidenceBadge',
  component: ConfidenceBadge,
  tags: ['stable'],
  parameters: { guide: createConfidenceBadgeGuide },
  args: { confidence: 0.91 },
} satisfies Meta<typeof ConfidenceBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectTone =
  (tone: string, label: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(label).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  };

export const High: Story = { args: { confidence: 0.91 }, play: expectTone('positive', '91%') };
export const HighLowerBound: Story = { args: { confidence: 0.8 }, play: expectTone('positive', '80%') };
export const MediumUpperBound: Story = { args: { confidence: 0.799 }, play: expectTone('caution', '79.9%') };
export const MediumLowerBound: Story = { args: { confidence: 0.6 }, play: expectTone('caution', '60%') };
export const Low: Story = { args: { confidence: 0.42 }, play: expectTone('critical', '42%') };

export const NoConfidence: Story = {
  args: { confidence: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-')).toBeVisible();
  },
};
