import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card, ClockProvider, Heading } from '~/design-system';
import { FIXTURE_NOW, gameServerLists, gameServers } from '~/fixtures';
import { ServerTable } from '~/patterns';
import { createServerTableGuide } from './guides/serverTableGuide';

const meta = {
  title: 'Patterns/Servers/ServerTable',
  component: ServerTable,
  tags: ['stable'],
  parameters: { guide: createServerTableGuide },
  args: { servers: gameServerLists.filled.servers, onOpen: fn() },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Heading level={1}>Servers</Heading>
        <Card padding="none">
          <Story />
        </Card>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ServerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Up to kick')).toBeVisible();
    await expect(canvas.getByText('Pre-filter off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings of Skyblock' }));
    await expect(args.onOpen).toHaveBeenCalledWith(gameServers.named.id);
  },
};
export const OneOpen: Story = { args: { openId: gameServers.named.id } };
export const Loading: Story = { args: { servers: null } };
export const ExtremeText: Story = { args: { servers: gameServerLists.extreme.servers } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
