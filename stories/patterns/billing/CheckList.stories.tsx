import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckList } from '~/patterns';
import { createCheckListGuide } from './guides/checkListGuide';

const meta = {
  title: 'Patterns/Billing/CheckList',
  component: CheckList,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createCheckListGuide },
  args: { items: ['5,000 messages/month', '1 server', '7-day analytics'] },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const NotAvailableYet: Story = {
  args: { items: ['Custom rules', 'Cross-server reputation'], unavailable: ['Cross-server reputation'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cross-server reputation')).toBeVisible();
    await expect(canvas.getAllByText('(not available yet)')).toHaveLength(1);
  },
};
export const LongFacts: Story = {
  args: { items: ['A fact that is long enough to take more than a single line on a narrow card '.repeat(2)] },
};
