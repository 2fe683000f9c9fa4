import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendText } from '~/patterns';
import { createTrendTextGuide } from './guides/trendTextGuide';

const meta = {
  title: 'Patterns/Statistics/TrendText',
  component: TrendText,
  tags: ['stable'],
  parameters: { guide: createTrendTextGuide },
  args: { trend: '+12.4%' },
} satisfies Meta<typeof TrendText>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectTone =
  (tone: string): NonNullable<Story['play']> =>
  async ({ args, canvas }) => {
    await expect(canvas.getByText(args.trend).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
    await expect(canvas.getByText('vs previous period')).toBeVisible();
  };

export const Up: Story = { args: { trend: '+12.4%' }, play: expectTone('positive') };
export const Down: Story = { args: { trend: '-3.1%' }, play: expectTone('critical') };
export const FromNothing: Story = { args: { trend: '+1,559 (none before)' }, play: expectTone('positive') };
export const Unchanged: Story = { args: { trend: '0%' }, play: expectTone('neutral') };
