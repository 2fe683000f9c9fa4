import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NativeSelect } from '~/design-system';
import { createNativeSelectGuide } from './guides/nativeSelectGuide';

const meta = {
  title: 'Forms/NativeSelect',
  id: 'design-system-nativeselect',
  component: NativeSelect,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createNativeSelectGuide },
  args: {
    label: 'Monthly players',
    options: [
      { value: '10k-100k', label: '10k to 100k' },
      { value: '100k-500k', label: '100k to 500k' },
      { value: '10m+', label: '10m and more' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Monthly players' });
    await userEvent.selectOptions(select, '100k-500k');
    await expect(select).toHaveValue('100k-500k');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Optional: Story = { args: { label: 'Timeline', optional: true, placeholder: 'Not decided' } };
export const WithHint: Story = { args: { description: 'Over all your servers.' } };
export const WithError: Story = {
  args: { error: 'Monthly players is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Monthly players is required');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ExtremeText: Story = {
  args: { placeholder: 'A choice with a name that is far too long '.repeat(4) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'اللاعبون' }, globals: { direction: 'rtl' } };
