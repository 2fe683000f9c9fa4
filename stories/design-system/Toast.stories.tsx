import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, ToastProvider, useToast, type ToastMessage } from '~/design-system';

function Sender(message: ToastMessage) {
  const show = useToast();
  return <Button onClick={() => show(message)}>Save</Button>;
}

const undo = fn();

const meta = {
  title: 'Design system/Toast',
  component: ToastProvider,
  tags: ['experimental'],
  args: { children: <Sender title="Saved" />, duration: 60_000 },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved', { selector: 'li *' })).toBeVisible();
  },
};

export const Critical: Story = {
  args: {
    children: (
      <Sender title="Not saved" description="The server did not answer. Try again." tone="critical" />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('The server did not answer. Try again.', { selector: 'li *' }),
    ).toBeVisible();
  },
};

export const Info: Story = {
  args: { children: <Sender title="A new version is ready" tone="info" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('A new version is ready', { selector: 'li *' });
  },
};

export const WithUndo: Story = {
  args: { children: <Sender title="Verdict approved" action={{ label: 'Undo', onSelect: undo }} /> },
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  },
};

export const ExtremeText: Story = {
  args: { children: <Sender title={'unbroken'.repeat(20)} description={'words '.repeat(60)} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Dismiss' });
  },
};
