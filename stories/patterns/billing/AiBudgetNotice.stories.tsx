import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aiBudgets } from '~/fixtures';
import { AiBudgetNotice } from '~/patterns';
import { withFixtureClock } from '../../../.storybook/withFixtureClock';
import { createAiBudgetNoticeGuide } from './guides/aiBudgetNoticeGuide';

const meta = {
  title: 'Patterns/Billing/AiBudgetNotice',
  component: AiBudgetNotice,
  tags: ['stable'],
  parameters: { guide: createAiBudgetNoticeGuide },
  args: { resetsAt: aiBudgets.usedUp.resets_at },
  decorators: [withFixtureClock],
} satisfies Meta<typeof AiBudgetNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsedUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Today's AI budget is used up")).toBeVisible();
    await expect(
      canvas.getByText(/^Local rules judge every message until 21 Nov 2026, 00:00 UTC; /),
    ).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
