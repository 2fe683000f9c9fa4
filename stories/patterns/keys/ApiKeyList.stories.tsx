import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Card, ClockProvider, Heading } from '~/design-system';
import { apiKeyLists, apiKeys, FIXTURE_NOW } from '~/fixtures';
import { ApiKeyList } from '~/patterns';
import { createApiKeyListGuide } from './guides/apiKeyListGuide';

const meta = {
  title: 'Patterns/Keys/ApiKeyList',
  component: ApiKeyList,
  tags: ['stable'],
  parameters: { guide: createApiKeyListGuide },
  args: { keys: apiKeyLists.active, onEdit: fn(), onRevoke: fn(), now: FIXTURE_NOW.getTime() },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Heading level={1}>Keys</Heading>
        <Card padding="none">
          <Story />
        </Card>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ApiKeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const WithRevoked: Story = {
  args: { keys: apiKeyLists.all },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: `Edit ${apiKeys.revoked.name}` })).toBeNull();
    await expect(canvas.getByText('Unused for 30 days')).toBeVisible();
    await expect(canvas.getAllByText('Scopes: moderate')).toHaveLength(3);
  },
};
export const Loading: Story = { args: { keys: null } };
export const ExtremeText: Story = { args: { keys: apiKeyLists.extreme } };
export const Narrow: Story = { args: { keys: apiKeyLists.all }, globals: { viewport: { value: 'phone' } } };

export const Revoke: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Revoke ${apiKeys.live.name}` }));
    await expect(args.onRevoke).toHaveBeenCalledWith(apiKeys.live);
  },
};

function OtherKeys(props: Parameters<typeof ApiKeyList>[0]) {
  const [keys, setKeys] = useState(apiKeyLists.all);
  return (
    <>
      <ApiKeyList {...props} keys={keys} />
      <button type="button" onClick={() => setKeys(keys.toReversed())}>
        Other order
      </button>
      <button type="button" onClick={() => setKeys(keys.filter(({ id }) => id !== apiKeys.live.id))}>
        Without one
      </button>
    </>
  );
}

/** The focus stays with its key and never moves to another one. */
export const FocusStaysWithItsKey: Story = {
  render: (args) => <OtherKeys {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Revoke ${apiKeys.live.name}` });
    button.focus();
    await fireEvent.click(canvas.getByRole('button', { name: 'Other order' }));
    await expect(button).toHaveFocus();
    await fireEvent.click(canvas.getByRole('button', { name: 'Without one' }));
    await expect(button).not.toBeInTheDocument();
    await expect(canvas.getByRole('list')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
