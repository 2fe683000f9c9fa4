import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { aiBudgets, FIXTURE_NOW } from '~/fixtures';
import { AiBudgetNotice } from '~/patterns';
import { createAiBudgetNoticeGuide } from './guides/aiBudgetNoticeGuide';

const meta = {
  title: 'Patterns/Billing/AiBudgetNotice',
  component: AiBudgetNotice,
  tags: ['stable'],
  parameters: { guide: createAiBudgetNoticeGuide },
  args: { resetsAt: aiBudgets.usedUp.resets_at },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
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
