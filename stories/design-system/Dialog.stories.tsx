import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, Stack, Text, TextField, type DialogProps } from '~/design-system';
import { createFramedDocs } from '../../.storybook/docs';
import { componentFlagshipModes } from '../../.storybook/modes';
import { createDialogGuide } from './guides/dialogGuide';

const meta = {
  title: 'Overlays/Dialog',
  id: 'design-system-dialog',
  component: Dialog,
  tags: ['stable', 'since-1.0'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Create key',
    description: 'A key lets one server send its chat.',
    children: (
      <Stack>
        <TextField label="Name" />
        <TextField label="Description" optional />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="primary">Create</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
  parameters: { docs: createFramedDocs(560), guide: createDialogGuide },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['flagship'],
  parameters: { chromatic: componentFlagshipModes },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Create key' });
    await expect(dialog).toHaveAccessibleDescription('A key lets one server send its chat.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    const content = screen.getByRole('group', { name: 'Create key' });
    await expect(content, 'content that fits is no stop of the Tab key').not.toHaveAttribute('tabindex');
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };

export const Sheet: Story = {
  args: {
    side: 'end',
    title: 'Review message',
    description: 'Decide what happens to this message.',
    descriptionHidden: true,
    headerEnd: '1 of 12',
    children: <Text font="mono">i know where you live, 14 oak street</Text>,
  },
};

export const SheetOnAPhone: Story = { ...Sheet, globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 60 }, (_, index) => (
          <Text key={index}>Rule {index + 1}: be kind to new players and help them find the spawn.</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const content = await screen.findByRole('group', { name: 'Create key' });
    await waitFor(() => expect(content, 'the keyboard scrolls it').toHaveAttribute('tabindex', '0'));
  },
};

export const ExtremeText: Story = {
  args: { title: 'Title'.repeat(40), description: 'A description that goes on. '.repeat(12) },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutFooter: Story = {
  render: ({ open, onOpenChange, title, description, children }) => (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {children}
    </Dialog>
  ),
};

export const Busy: Story = {
  args: {
    loading: true,
    footer: (
      <Button variant="primary" loading>
        Create
      </Button>
    ),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: { side: 'end', title: 'مراجعة الرسالة' },
  globals: { direction: 'rtl' },
};

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create new key</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const EscapeReturnsFocus: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Create new key' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TabStaysInside: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new key' }));
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 10; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
