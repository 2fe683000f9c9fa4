import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { verdicts } from '~/fixtures';
import { MessageTest } from '~/patterns';
import { createMessageTestGuide } from './guides/messageTestGuide';

const meta = {
  title: 'Patterns/Verdict/MessageTest',
  component: MessageTest,
  tags: ['stable'],
  parameters: { guide: createMessageTestGuide },
  args: { message: 'join my server', onMessageChange: fn(), onRun: fn(), loading: false, verdict: null },
} satisfies Meta<typeof MessageTest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Test message' }));
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Test message' })).toBeDisabled();
  },
};
export const Answered: Story = {
  args: { verdict: verdicts.held },
};
export const Running: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Sample message' })).toHaveAttribute('readonly');
  },
};
export const Failed: Story = { args: { error: 'The test failed. Check your connection, then try again.' } };
