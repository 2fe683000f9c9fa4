import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, ConfirmDialog, type ConfirmDialogProps, DropdownMenu, MenuItem } from '~/design-system';
import { createFramedDocs } from '../../.storybook/docs';
import { createConfirmDialogGuide } from './guides/confirmDialogGuide';

const meta = {
  title: 'Overlays/ConfirmDialog',
  id: 'design-system-confirmdialog',
  component: ConfirmDialog,
  tags: ['stable', 'since-1.0'],
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Revoke “Production”?',
    description: 'Servers that use this key stop sending chat at once. This can’t be undone.',
    confirmLabel: 'Revoke key',
  },
  parameters: { docs: createFramedDocs(360), guide: createConfirmDialogGuide },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke “Production”?' });
    await expect(dialog).toHaveAccessibleDescription(/stop sending chat at once/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Revoke key' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Keep your plan?',
    description: 'It renews on 20 December.',
    confirmLabel: 'Keep plan',
  },
};
export const Failed: Story = { args: { error: 'Failed to revoke API key. Please try again.' } };
export const Busy: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke key' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const ExtremeText: Story = {
  args: { title: 'W'.repeat(90), description: 'What happens. '.repeat(60) },
  globals: { viewport: { value: 'phone' } },
};

function Opened(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const EscapeReturnsFocus: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Revoke' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function OpenedFromMenu(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>More</Button>}>
        <MenuItem tone="critical" onSelect={() => setOpen(true)}>
          Revoke
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const ReturnsFocusToTheMenu: Story = {
  render: (args) => <OpenedFromMenu {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Revoke' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
