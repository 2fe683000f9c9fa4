import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { toReady } from '~/domain';
import { configs, FIXTURE_NOW, gameServerLists, gameServers } from '~/fixtures';
import { ConfigServersScreen } from '~/screens/config-servers/ConfigServersScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const now = FIXTURE_NOW.getTime();
const { survival, named } = gameServers;

const meta = {
  title: 'Screens/Servers',
  component: ConfigServersScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    servers: toReady(gameServerLists.filled, now),
    onRetry: fn(),
    openId: null,
    onOpenChange: fn(),
    config: toReady(configs.filled),
    onRetryConfig: fn(),
    draft: null,
    onDraftChange: fn(),
    onSave: fn(),
    onDiscard: fn(),
    saveState: 'idle',
    test: { message: '', onMessageChange: fn(), onRun: fn(), loading: false, verdict: null },
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof ConfigServersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDrawer = async () => within(await screen.findByRole('dialog'));
const draft = {
  ...survival,
  display_name: 'Survival',
  settings: { ...survival.settings, escalation_enabled: false },
};

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings of survival-1' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(survival.id);
    await expect(canvas.getByRole('link', { name: 'Configuration' })).toHaveAttribute('href', '/config');
  },
};
export const Loading: Story = { args: { servers: { state: 'loading' } } };
export const Empty: Story = {
  args: { servers: toReady(gameServerLists.empty, now) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No server is known by name yet')).toBeVisible();
    await expect(canvas.getByText(/Chat without a name is moderated all the same/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an API key' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Connect your server' })).toHaveAttribute(
      'href',
      '/documentation',
    );
  },
};
export const Failed: Story = {
  args: { servers: { state: 'failed', detail: 'The database does not answer. Try again in a moment.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = {
  args: {
    servers: { state: 'ready', data: gameServerLists.filled, refreshing: false, stale: true, updatedAt: now },
  },
};
export const AsManyAsCanBe: Story = {
  args: { servers: toReady(gameServerLists.full, now) },
  play: async ({ canvas }) => {
    const title = canvas.getByText('2 servers are listed, as many as an account can have');
    await expect(title).toBeVisible();
    await expect(title.closest('[role="alert"]')).not.toBeNull();
  },
};

/** The address names a server that has left the list, or none. */
export const UnknownServer: Story = {
  args: { openId: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This server is not on the list.');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const ExtremeText: Story = { args: { servers: toReady(gameServerLists.extreme, now) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Inherits: Story = {
  args: { openId: survival.id },
  play: async () => {
    const opened = await findDrawer();
    await expect(opened.getByRole('heading', { name: 'survival-1' })).toBeVisible();
    await expect(opened.queryByText('What will change')).toBeNull();
  },
};
export const OwnSettings: Story = { args: { openId: named.id } };
export const Edited: Story = {
  args: { openId: survival.id, draft },
  play: async ({ args }) => {
    const opened = await findDrawer();
    await expect(opened.getByText('What will change')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(opened.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { openId: survival.id, draft, saveState: 'saving' } };
export const Saved: Story = {
  args: { openId: named.id, saveState: 'saved' },
  play: async () => {
    const status = await (await findDrawer()).findByText('✓ Saved successfully');
    await expect(status).toBeVisible();
    status.scrollIntoView();
  },
};
/** Another caller saved the server while the owner edited it. The list compares the draft with the saved settings. */
export const ChangedMeanwhile: Story = {
  args: {
    openId: survival.id,
    draft,
    saveState: 'failed',
    saveDetail:
      'This server was changed by another caller meanwhile, and your change was not saved. Compare the two, then save again.',
  },
};
export const ConfigurationFailed: Story = {
  args: { openId: survival.id, config: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await userEvent.click((await findDrawer()).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryConfig).toHaveBeenCalledOnce();
  },
};
export const NarrowSettings: Story = {
  args: { openId: named.id },
  globals: { viewport: { value: 'phone' } },
};
