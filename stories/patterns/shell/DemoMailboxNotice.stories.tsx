import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoMailboxNotice } from '~/patterns';
import { createDemoMailboxNoticeGuide } from './guides/demoMailboxNoticeGuide';

const meta = {
  title: 'Patterns/Shell/DemoMailboxNotice',
  component: DemoMailboxNotice,
  tags: ['stable'],
  parameters: { guide: createDemoMailboxNoticeGuide },
  args: { href: '/dev/outbox' },
} satisfies Meta<typeof DemoMailboxNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /demo mailbox/ })).toHaveAttribute('href', '/dev/outbox');
  },
};
