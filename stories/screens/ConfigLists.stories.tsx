import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ClockProvider, Heading, Stack } from '~/design-system';
import { toReady } from '~/domain';
import { FIXTURE_NOW, listEntries, lists } from '~/fixtures';
import { ListsPanel } from '~/screens/config/ListsPanel';
import { framedPageDocs } from '../../.storybook/docs';
import { listsPanelArgs } from './listsPanelArgs';

const meta = {
  title: 'Screens/Configuration/Lists',
  component: ListsPanel,
  tags: ['stable'],
  args: listsPanelArgs,
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Stack>
          <Heading level={1}>Configuration</Heading>
          <Story />
        </Stack>
      </ClockProvider>
    ),
  ],
  parameters: { docs: framedPageDocs },
} satisfies Meta<typeof ListsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const { phrase } = listEntries;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${phrase.pattern}` }));
    await expect(args.onDialogChange).toHaveBeenCalledWith({ kind: 'form', entry: phrase });
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await expect(args.onDialogChange).toHaveBeenCalledWith({ kind: 'form' });
  },
};

export const Empty: Story = {
  args: { lists: toReady(lists.empty) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await expect(args.onDialogChange).toHaveBeenCalledWith({ kind: 'form' });
  },
};

export const Full: Story = {
  args: { lists: toReady({ ...lists.filled, limit: lists.filled.entries.length }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add entry' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { lists: { state: 'loading' } } };

export const Failed: Story = {
  args: { lists: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Added: Story = { args: { success: 'Entry added' } };

export const EditOne: Story = {
  args: { dialog: { kind: 'form', entry: phrase } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const { kind, pattern, action, servers } = phrase;
    await expect(args.onSave).toHaveBeenCalledWith({ kind, pattern, action, servers }, phrase);
  },
};

export const AsksBeforeRemoving: Story = {
  args: { dialog: { kind: 'remove', entry: phrase } },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Remove entry' }));
    await expect(args.onRemove).toHaveBeenCalledWith(phrase);
  },
};

export const ExtremeText: Story = { args: { lists: toReady(lists.extreme) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
