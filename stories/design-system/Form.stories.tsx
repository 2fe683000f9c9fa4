import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, Form, TextField } from '~/design-system';
import { createFramedDocs } from '../../.storybook/docs';
import { componentFlagshipModes } from '../../.storybook/modes';
import { createFormGuide } from './guides/formGuide';

const fields = (
  <>
    <TextField label="Company" />
    <TextField label="Work email" type="email" />
    <Button type="submit" variant="primary">
      Send
    </Button>
  </>
);

const meta = {
  title: 'Forms/Form',
  id: 'design-system-form',
  component: Form,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createFormGuide },
  args: { onSubmit: fn(), children: fields, 'aria-label': 'Sales inquiry' },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['flagship'],
  parameters: { chromatic: componentFlagshipModes },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Blockworks{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RejectedByTheServer: Story = {
  args: { error: 'Failed to submit inquiry. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit inquiry');
  },
};

export const ErrorSummary: Story = {
  args: {
    fieldErrors: [
      { id: 'company', message: 'Company is required' },
      { id: 'email', message: 'Work email is required' },
    ],
    children: (
      <>
        <TextField id="company" label="Company" error="Company is required" />
        <TextField id="email" label="Work email" error="Work email is required" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Work email is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Work email' })).toHaveFocus();
  },
};

function Checked() {
  const [error, setError] = useState<string>();
  return (
    <Form
      aria-label="Key"
      onSubmit={async () => {
        await Promise.resolve();
        setError('Key name is required');
      }}
    >
      <TextField label="Description" optional />
      <TextField label="Name" error={error} />
      <Button type="submit">Create</Button>
    </Form>
  );
}

export const FocusGoesToTheFirstError: Story = {
  render: () => <Checked />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByText('Key name is required')).toBeVisible();
  },
};

const created = fn<(name: string) => void>();

function CreateKey() {
  const form = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Create key"
      description="A key lets one server send its chat."
      footer={
        <Button type="submit" form={form} variant="primary">
          Create
        </Button>
      }
    >
      <Form
        id={form}
        aria-label="Key"
        onSubmit={() => {
          if (name === '') setError('Key name is required');
          else created(name);
        }}
      >
        <TextField
          label="Name"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Form>
    </Dialog>
  );
}

/** The dialog's button submits the form in the dialog, and not the one that the dialog was opened from. */
export const InADialog: Story = {
  args: { children: <CreateKey /> },
  parameters: { docs: createFramedDocs(360) },
  beforeEach: () => void created.mockClear(),
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Key name is required'));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Skyblock');
    await userEvent.keyboard('{Enter}');
    await expect(created).toHaveBeenCalledOnce();
    await expect(created).toHaveBeenCalledWith('Skyblock');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
