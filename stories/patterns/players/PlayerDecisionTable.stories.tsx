import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gameDecisions, playerRecords } from '~/fixtures';
import { PlayerDecisionTable } from '~/patterns';
import { withFixtureClock } from '../../../.storybook/withFixtureClock';
import { createPlayerDecisionTableGuide } from './guides/playerDecisionTableGuide';

const meta = {
  title: 'Patterns/Players/PlayerDecisionTable',
  component: PlayerDecisionTable,
  tags: ['stable'],
  parameters: { guide: createPlayerDecisionTableGuide },
  args: { decisions: playerRecords.lifted.decisions },
  decorators: [withFixtureClock],
} satisfies Meta<typeof PlayerDecisionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ban undone')).toBeVisible();
    await expect(canvas.getByText('Mute, 10 minutes')).toBeVisible();
    await expect(canvas.getByText('player offline, applied at next login')).toBeVisible();
  },
};
export const Lifted: Story = {
  args: {
    decisions: [{ ...gameDecisions.mute, action: 'none', previous_action: 'mute', duration_seconds: null }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mute lifted')).toBeVisible();
  },
};
export const Loading: Story = { args: { decisions: null } };
export const Empty: Story = { args: { decisions: [] } };
export const ExtremeText: Story = { args: { decisions: playerRecords.extreme.decisions } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
