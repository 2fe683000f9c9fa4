import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '~/design-system';
import { createFieldGuide } from './guides/fieldGuide';

const meta = {
  title: 'Forms/Field',
  id: 'design-system-field',
  component: Field,
  tags: ['stable', 'since-1.0'],
  args: {
    label: 'Accent',
    children: (control) => <input type="color" defaultValue="#17b3aa" {...control} />,
  },
  parameters: { guide: createFieldGuide },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Accent')).toBeVisible();
  },
};
export const WithHintAndError: Story = {
  args: { description: 'Used in your own dashboard only.', error: 'Choose a colour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Accent')).toHaveAccessibleDescription(
      'Choose a colour Used in your own dashboard only.',
    );
  },
};
export const Optional: Story = { args: { optional: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
