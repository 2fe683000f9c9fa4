import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gameDeliveries } from '~/fixtures';
import { GameDelivery } from '~/patterns';
import { createGameDeliveryGuide } from './guides/gameDeliveryGuide';

const meta = {
  title: 'Patterns/Verdict/GameDelivery',
  component: GameDelivery,
  tags: ['stable'],
  parameters: { guide: createGameDeliveryGuide },
  args: { delivery: gameDeliveries.carriedOut },
} satisfies Meta<typeof GameDelivery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CarriedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Carried out/)).toHaveTextContent('Carried out on survival-1, 2 s later');
  },
};
export const Waiting: Story = {
  args: { delivery: gameDeliveries.waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the server')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { delivery: gameDeliveries.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Failed/)).toHaveTextContent(
      'Failed on survival-1, 2 s later: player offline, applied at next login',
    );
  },
};
export const WithoutServer: Story = {
  args: { delivery: { ...gameDeliveries.carriedOut, server: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carried out 2 s later')).toBeVisible();
  },
};
export const UnknownState: Story = {
  args: { delivery: { ...gameDeliveries.waiting, state: 'partly_done' as 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partly done')).toBeVisible();
  },
};
export const ExtremeText: Story = { args: { delivery: gameDeliveries.extreme } };
