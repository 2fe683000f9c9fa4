import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Link, SearchIcon, Stack, TextField } from '~/design-system';
import { useForm } from '~/patterns';
import { createTextFieldGuide } from './guides/textFieldGuide';

const meta = {
  title: 'Forms/TextField',
  id: 'design-system-textfield',
  component: TextField,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createTextFieldGuide },
  args: { label: 'Email', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
export const WithHint: Story = {
  args: { description: 'We send the verification link here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We send the verification link here.',
    );
  },
};
export const WithError: Story = {
  args: { error: 'Email is invalid', defaultValue: 'ada@', description: 'Your work address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Email is invalid Your work address',
    );
  },
};
export const Optional: Story = { args: { label: 'Description', optional: true } };
export const Placeholder: Story = { args: { type: 'email', placeholder: 'you@server.example' } };
export const WithIcon: Story = {
  args: { label: 'Player', type: 'search', icon: SearchIcon, placeholder: 'Search' },
};
export const LabelHidden: Story = {
  args: { label: 'Player', labelHidden: true, type: 'search', icon: SearchIcon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Player' })).toBeVisible();
  },
};
export const LabelEnd: Story = {
  args: { label: 'Name', labelEnd: <Link href="#help">Where is this shown?</Link> },
};
export const Mono: Story = { args: { label: 'Key prefix', font: 'mono', defaultValue: 'sk_live_8f2c1ab0' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@builds.example' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ada@builds.example' } };
export const DateAndTime: Story = { args: { label: 'From', type: 'datetime-local' } };
export const ExtremeText: Story = {
  args: { label: 'Label '.repeat(30), error: 'error'.repeat(30), defaultValue: 'value'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'البحث', icon: SearchIcon, defaultValue: 'لاعب' },
  globals: { direction: 'rtl' },
};

const save = fn();

const validateName = ({ name }: { name: string }) => (name === '' ? 'Key name is required' : null);

function InUseForm() {
  const form = useForm({
    schema: { name: validateName },
    initialValues: { name: '' },
    loading: false,
    onSubmit: save,
  });
  return (
    <form {...form.props}>
      <Stack>
        <TextField label="Name" {...form.field('name')} />
        <Button type="submit">Create</Button>
      </Stack>
    </form>
  );
}

export const InAForm: Story = {
  render: () => <InUseForm />,
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await expect(await canvas.findByText('Key name is required')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Production{Enter}');
    await expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Production' });
  },
};
