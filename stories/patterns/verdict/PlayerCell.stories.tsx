import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayerCell } from '~/patterns';
import { createPlayerCellGuide } from './guides/playerCellGuide';

const meta = {
  title: 'Patterns/Verdict/PlayerCell',
  component: PlayerCell,
  tags: ['stable'],
  parameters: { guide: createPlayerCellGuide },
  args: { name: 'mossy_fox', uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' },
} satisfies Meta<typeof PlayerCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('8f2c1ab0')).toHaveAttribute('title', args.uuid);
  },
};
export const LongName: Story = {
  args: { name: 'TheVeryLongNamedBuilderOfCastlesOnClouds' },
  globals: { viewport: { value: 'phone' } },
};
/** A character in the name would turn the order of its letters, so it is shown. */
export const TurnedName: Story = {
  args: { name: 'good_\u202Ereyalp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('good_[U+202E]reyalp')).toBeVisible();
  },
};
export const NameInArabic: Story = { args: { name: 'بنّاء_القلاع' } };
