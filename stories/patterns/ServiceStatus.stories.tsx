import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '~/domain';
import { serviceHealths } from '~/fixtures';
import { ServiceStatus } from '~/patterns';

const meta = {
  title: 'Patterns/ServiceStatus',
  component: ServiceStatus,
  tags: ['stable'],
  args: { health: ready(serviceHealths.operational), statusPageUrl: 'https://status.torchward.example' },
} satisfies Meta<typeof ServiceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Operational: Story = {};
export const Degraded: Story = { args: { health: ready(serviceHealths.degraded) } };
export const Down: Story = { args: { health: ready({ ...serviceHealths.degraded, status: 'down' }) } };
export const Unknown: Story = { args: { health: { state: 'failed', detail: null } } };
export const Checking: Story = { args: { health: { state: 'loading' } } };
