import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommandTrigger } from '~/patterns';
import { createCommandTriggerGuide } from './guides/commandTriggerGuide';

const meta = {
  title: 'Patterns/Shell/CommandTrigger',
  component: CommandTrigger,
  tags: ['stable'],
  parameters: { guide: createCommandTriggerGuide },
  args: { onOpen: fn(), onIntent: fn() },
} satisfies Meta<typeof CommandTrigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenWithTheKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
