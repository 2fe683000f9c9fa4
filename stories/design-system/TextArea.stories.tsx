import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea, type TextAreaProps } from '~/design-system';
import { createTextAreaGuide } from './guides/textAreaGuide';

const meta = {
  title: 'Forms/TextArea',
  id: 'design-system-textarea',
  component: TextArea,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createTextAreaGuide },
  args: { label: 'Server rules', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

function Counted({ value: initialValue, ...args }: TextAreaProps) {
  const [value, setValue] = useState(initialValue);
  return <TextArea {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Server rules' });
    await userEvent.type(area, 'Be kind.{Enter}No advertising.');
    await expect(area).toHaveValue('Be kind.\nNo advertising.');
  },
};
export const WithHint: Story = { args: { description: 'In your own words, one rule a line.' } };
export const WithError: Story = { args: { error: 'Rules can have at most 4,000 characters' } };
export const Optional: Story = { args: { label: 'Comments', optional: true } };
export const WithCount: Story = {
  args: { description: 'One rule a line.', maxCount: 4000, value: 'Be kind.' },
  render: (args) => <Counted {...args} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('One rule a line. 8 of 4,000');
    await userEvent.type(area, '{Enter}No links.');
    await expect(area).toHaveAccessibleDescription('One rule a line. 18 of 4,000');
  },
};
export const OverTheLimit: Story = {
  args: { defaultValue: 'Be kind.', count: 4120, maxCount: 4000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,120 of 4,000')).toHaveAttribute('data-state', 'over');
  },
};
export const Mono: Story = {
  args: { font: 'mono', rows: 8, defaultValue: '1. Be kind.\n2. No advertising.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Be kind.' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Be kind.' } };
export const ExtremeText: Story = {
  args: { defaultValue: 'unbroken'.repeat(80) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'القواعد', defaultValue: 'كن لطيفا' },
  globals: { direction: 'rtl' },
};
