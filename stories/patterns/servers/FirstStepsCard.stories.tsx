import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '~/design-system';
import { firstSteps } from '~/fixtures';
import { FirstStepsCard } from '~/patterns';
import { createFirstStepsCardGuide } from './guides/firstStepsCardGuide';

const meta = {
  title: 'Patterns/Servers/FirstStepsCard',
  component: FirstStepsCard,
  tags: ['stable'],
  parameters: { guide: createFirstStepsCardGuide },
  args: { steps: firstSteps.none, tier: 'growth' },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Dashboard</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof FirstStepsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 5 done');
    await expect(canvas.getByRole('link', { name: 'Create a key' })).toHaveAttribute('href', '/api-keys');
    await expect(canvas.getByRole('link', { name: 'Create a key' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    await expect(canvas.getByRole('link', { name: 'Read how' })).toHaveAttribute('data-variant', 'secondary');
  },
};
export const ServerConnected: Story = { args: { steps: firstSteps.connected } };
export const MessageSeen: Story = {
  args: { steps: firstSteps.seen },
  play: async ({ canvas }) => {
    const [first, , third, fourth] = within(canvas.getByRole('list', { name: 'First steps' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('Create an API key, done');
    await expect(third).toHaveTextContent('See the first message, done');
    await expect(fourth).not.toHaveTextContent(', done');
    await expect(canvas.queryByRole('link', { name: 'Create a key' })).toBeNull();
  },
};
export const RulesNotIncluded: Story = {
  args: { steps: firstSteps.seen, tier: 'starter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the configuration' })).toHaveAttribute(
      'href',
      '/config',
    );
  },
};
export const OneLeft: Story = { args: { steps: firstSteps.almost } };
export const Narrow: Story = { args: { steps: firstSteps.seen }, globals: { viewport: { value: 'phone' } } };
