import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChatFeed } from '~/patterns';
import { CHAT_SCRIPT } from '~/screens/landing/chatScript';
import { createChatFeedGuide } from './guides/chatFeedGuide';

const meta = {
  title: 'Patterns/Marketing/ChatFeed',
  component: ChatFeed,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createChatFeedGuide },
  args: { script: CHAT_SCRIPT, title: 'Live chat · survival-1', messagesBefore: 1277, autoPlay: false },
} satisfies Meta<typeof ChatFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByText('1,284 messages today')).toBeVisible();
  },
};
export const LongLines: Story = {
  args: {
    script: CHAT_SCRIPT.map((line) => ({
      ...line,
      player: 'TheVeryLongNamedBuilderOfCastlesOnClouds',
      message: `${line.message} `.repeat(8),
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
