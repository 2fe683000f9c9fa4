import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Select, TextField } from '~/design-system';
import { FormDialog, type FormDialogProps, useForm } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createFormDialogGuide } from './guides/formDialogGuide';

const OUTCOMES = [
  { value: 'upheld', label: 'The ban stays' },
  { value: 'lifted', label: 'The ban is lifted' },
];

const save = fn();

const requireReason = ({ reason }: { reason: string }) =>
  reason.trim() === '' ? 'Reason is required' : null;

type AppealDialogProps = Omit<FormDialogProps, 'form' | 'children'>;

function AppealDialog(props: AppealDialogProps) {
  const form = useForm({
    schema: { reason: requireReason },
    initialValues: { outcome: 'upheld', reason: '' },
    loading: props.loading ?? false,
    onSubmit: save,
  });
  return (
    <FormDialog {...props} form={form}>
      <Select
        label="Outcome"
        options={OUTCOMES}
        value={form.values.outcome}
        onValueChange={(outcome) => form.setValues({ outcome })}
      />
      <TextField {...form.field('reason')} label="Reason" required />
    </FormDialog>
  );
}

const meta = {
  title: 'Patterns/Forms/FormDialog',
  // Each story's form and fields come from `AppealDialog`.
  component: FormDialog as ComponentType<AppealDialogProps>,
  tags: ['stable'],
  args: {
    title: 'Answer the appeal',
    description: 'quarrykid reads the answer at the next login.',
    size: 'small',
    submitLabel: 'Send answer',
    onCancel: fn(),
  },
  render: (args) => <AppealDialog {...args} />,
  parameters: { docs: createFramedDocs(480), guide: createFormDialogGuide },
} satisfies Meta<AppealDialogProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog', { name: 'Answer the appeal' }));

export const Empty: Story = {};
export const InFlight: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'The answer was not sent. Please try again.' } };
export const Destructive: Story = { args: { submitLabel: 'Lift every ban', submitVariant: 'dangerSolid' } };
export const CannotSubmit: Story = { args: { canSubmit: false } };
export const OtherCancel: Story = {
  args: { cancelLabel: 'Back to the appeal', footerEnd: '2 more appeals' },
};

export const WithoutAReason: Story = {
  play: async () => {
    save.mockClear();
    await userEvent.click(getDialog().getByRole('button', { name: 'Send answer' }));
    await expect(getDialog().getByText('Reason is required')).toBeVisible();
    await expect(getDialog().getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

export const SendWithEnter: Story = {
  play: async () => {
    save.mockClear();
    await userEvent.type(getDialog().getByRole('textbox', { name: 'Reason' }), 'No new facts');
    await userEvent.keyboard('{Enter}');
    await expect(save.mock.calls[0]?.[0]).toEqual({ outcome: 'upheld', reason: 'No new facts' });
  },
};

export const Cancel: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
