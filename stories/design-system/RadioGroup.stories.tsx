import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup } from '~/design-system';
import { createRadioGroupGuide } from './guides/radioGroupGuide';

const KINDS = [
  { value: 'sk_live', label: 'Production', description: 'Counts towards the plan.' },
  { value: 'sk_test', label: 'Testing', description: 'Acts on nothing.' },
] as const;

const meta = {
  title: 'Forms/RadioGroup',
  id: 'design-system-radiogroup',
  component: RadioGroup,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createRadioGroupGuide },
  args: { label: 'Kind of key', options: KINDS, defaultValue: 'sk_live', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingSelected: Story = {
  render: () => <RadioGroup label="Kind of key" options={KINDS} />,
};
export const WithDescription: Story = {
  args: { description: 'You can make as many as you need.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Kind of key' })).toHaveAccessibleDescription(
      'You can make as many as you need.',
    );
  },
};
export const WithError: Story = { args: { error: 'Choose the kind of key' } };
export const WithDescriptionAndError: Story = {
  args: { description: 'You can make as many as you need.', error: 'Choose the kind of key' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can make as many as you need. Choose the kind of key',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: { options: KINDS.map((kind) => ({ ...kind, disabled: kind.value === 'sk_test' })) },
};
export const ExtremeText: Story = {
  args: { options: KINDS.map((kind) => ({ ...kind, label: `${kind.label} `.repeat(20) })) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'نوع المفتاح' }, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Production' })).toHaveFocus();
    /* Held, as a finger does: the choice follows the focus while the key is down. */
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Testing' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sk_test');
  },
};
