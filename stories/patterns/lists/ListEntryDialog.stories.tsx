import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { listEntries } from '~/fixtures';
import { ListEntryDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createListEntryDialogGuide } from './guides/listEntryDialogGuide';

const meta = {
  title: 'Patterns/Lists/ListEntryDialog',
  component: ListEntryDialog,
  tags: ['stable'],
  args: {
    servers: ['lobby', 'survival-1'],
    preview: null,
    onSave: fn(),
    onCancel: fn(),
    onDraftChange: fn(),
  },
  parameters: { docs: createFramedDocs(820), guide: createListEntryDialogGuide },
} satisfies Meta<typeof ListEntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog'));
const getAddButton = () => getDialog().getByRole('button', { name: 'Add entry' });

export const Empty: Story = {
  play: async () => {
    await expect(getAddButton()).toBeDisabled();
  },
};

export const Edit: Story = {
  args: { entry: listEntries.everyLink },
  play: async () => {
    await waitFor(() => expect(getDialog().getByRole('radio', { name: /^Link/ })).toHaveFocus());
  },
};

export const WithAPreview: Story = {
  args: {
    entry: listEntries.phrase,
    preview: {
      sample_size: 1_000,
      list_entry: { lines: 12, examples: ['FREE RANKS at spawn', 'free ranking!!', 'get a free rank'] },
    },
  },
  play: async () => {
    await waitFor(() => expect(getDialog().getByText('In 12 of your last 1,000 messages.')).toBeVisible());
  },
};

export const WithoutServers: Story = { args: { servers: [], entry: listEntries.word } };
export const InFlight: Story = { args: { entry: listEntries.phrase, loading: true } };
export const Failed: Story = {
  args: {
    entry: listEntries.phrase,
    error: '“free rank*” is on the lists already. Change that entry instead.',
  },
};

export const OneWordOnly: Story = {
  play: async ({ args }) => {
    const field = getDialog().getByRole('textbox', { name: 'Word' });
    await userEvent.type(field, 'two words');
    await userEvent.click(getAddButton());
    await expect(getDialog().getByText('This is more than one word. Choose Phrase.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(getDialog().getByRole('radio', { name: 'Phrase' }));
    await expect(field).toBeValid();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    getDialog().getByRole('radio', { name: 'Word' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Phrase' }), ' free rank* ');
    getDialog().getByRole('radio', { name: 'Warn' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    getDialog().getByRole('checkbox', { name: 'lobby' }).focus();
    await userEvent.keyboard(' ');
    getAddButton().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'phrase',
      pattern: 'free rank*',
      action: 'mute',
      servers: ['lobby'],
    });
  },
};
