import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { toReady } from '~/domain';
import { apiKeyLists, apiKeys, createdKey, FIXTURE_NOW } from '~/fixtures';
import { ApiKeysScreen } from '~/screens/api-keys/ApiKeysScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const meta = {
  title: 'Screens/API keys',
  id: 'screens-apikeys',
  component: ApiKeysScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    keys: toReady(apiKeyLists.active),
    isRefreshing: false,
    showRevoked: false,
    onShowRevokedChange: fn(),
    onRetry: fn(),
    dialog: null,
    onDialogChange: fn(),
    onDraftChange: fn(),
    onCreate: fn(),
    onCopied: fn(),
    onUpdate: fn(),
    onRevoke: fn(),
    loading: false,
    error: null,
    success: null,
    now: FIXTURE_NOW.getTime(),
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof ApiKeysScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab of a page load leads to the skip link, so the page must leave the focus where it begins. */
export const Filled: Story = {
  parameters: { chromatic: wholePageModes },
  play: async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await expect(document.body).toHaveFocus();
  },
};
export const WithRevoked: Story = { args: { keys: toReady(apiKeyLists.all), showRevoked: true } };
export const Empty: Story = {
  args: { keys: toReady(apiKeyLists.empty) },
  play: async ({ args, canvas }) => {
    // The only button of that name.
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Key' }));
    await expect(args.onDialogChange).toHaveBeenCalledWith({ kind: 'create' });
  },
};
export const Loading: Story = { args: { keys: { state: 'loading' } } };
export const Failed: Story = {
  args: { keys: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to load API keys. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const ExtremeText: Story = { args: { keys: toReady(apiKeyLists.extreme) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Updated: Story = { args: { success: 'API key updated successfully' } };
export const CreateDialogOpen: Story = { args: { dialog: { kind: 'create' } } };
export const Revealed: Story = {
  args: { dialog: { kind: 'reveal', secret: createdKey.api_key, name: createdKey.key.name } },
};
export const EditDialogOpen: Story = { args: { dialog: { kind: 'edit', apiKey: apiKeys.live } } };
export const AsksBeforeRevoking: Story = { args: { dialog: { kind: 'revoke', apiKey: apiKeys.live } } };
export const RevokeFailed: Story = {
  args: {
    dialog: { kind: 'revoke', apiKey: apiKeys.live },
    error: 'Failed to revoke API key. Please try again.',
  },
};

export const ShowRevoked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show revoked keys' }));
    await expect(args.onShowRevokedChange).toHaveBeenCalledWith(true);
  },
};
