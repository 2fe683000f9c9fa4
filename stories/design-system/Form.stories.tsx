import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, Form, TextField } from '~/design-system';
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
