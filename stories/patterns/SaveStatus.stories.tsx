import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveStatus, type SaveState } from '~/patterns';

const meta = {
  title: 'Patterns/SaveStatus',
  component: SaveStatus,
  tags: ['stable'],
  args: { state: 'saved' },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = (state: SaveState, text: string): Story => ({
  args: { state },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  },
});

export const Idle: Story = says('idle', '');
export const Saving: Story = says('saving', 'Saving...');
export const Saved: Story = says('saved', '✓ Saved successfully');
export const Failed: Story = says('failed', '✗ Failed to save');
