import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toReady } from '~/domain';
import { serviceHealths } from '~/fixtures';
import { ServiceStatus } from '~/patterns';
import { createServiceStatusGuide } from './guides/serviceStatusGuide';

const meta = {
  title: 'Patterns/Shell/ServiceStatus',
  component: ServiceStatus,
  tags: ['stable'],
  parameters: { guide: createServiceStatusGuide },
  args: { health: toReady(serviceHealths.operational), statusPageUrl: 'https://status.torchward.example' },
} satisfies Meta<typeof ServiceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Operational: Story = {};
export const LocalRules: Story = {
  args: { health: toReady(serviceHealths.localRules) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All systems operational');
    await expect(canvas.getByText('Local rules judge your chat.')).toBeVisible();
  },
};
export const Degraded: Story = {
  args: { health: toReady(serviceHealths.degraded) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/local rules/i)).toHaveLength(1);
  },
};
export const Down: Story = { args: { health: toReady({ ...serviceHealths.degraded, status: 'down' }) } };
export const Unknown: Story = { args: { health: { state: 'failed', detail: null } } };
export const Checking: Story = { args: { health: { state: 'loading' } } };
