import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveStatus } from '~/patterns';
import { createSaveStatusGuide } from './guides/saveStatusGuide';

const meta = {
  title: 'Patterns/Forms/SaveStatus',
  component: SaveStatus,
  tags: ['stable'],
  parameters: { guide: createSaveStatusGuide },
  args: { state: 'saved' },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  };

export const Idle: Story = { args: { state: 'idle' }, play: says('') };
export const Saving: Story = { args: { state: 'saving' }, play: says('Saving...') };
export const Saved: Story = { args: { state: 'saved' }, play: says('✓ Saved successfully') };
export const Failed: Story = { args: { state: 'failed' }, play: says('✗ Failed to save') };
