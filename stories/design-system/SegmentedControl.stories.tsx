import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, Stack, Text, type SegmentedControlProps } from '~/design-system';
import { createSegmentedControlGuide } from './guides/segmentedControlGuide';

const PERIODS = [
  { value: '24h', label: '24h' },
  { value: '7d', label: '7d' },
  { value: '30d', label: '30d' },
  { value: '90d', label: '90d' },
] as const;

function Held({ value, onValueChange, ...args }: SegmentedControlProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...args}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SegmentedControl',
  id: 'design-system-segmentedcontrol',
  component: SegmentedControl,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createSegmentedControlGuide },
  args: { label: 'Period', options: PERIODS, value: '7d', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: { options: PERIODS.map((period) => ({ ...period, disabled: period.value === '90d' })) },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ExtremeText: Story = {
  args: {
    options: PERIODS.map((period) => ({ ...period, label: `The last ${period.label} of this server` })),
  },
  globals: { viewport: { value: 'phone' } },
};

/** Above a list, in a stack that stretches its parts: it is as wide as its options. */
export const InAStack: Story = {
  render: (args) => (
    <Stack space="small">
      <Held {...args} />
      <Text>48,210 messages</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' }).getBoundingClientRect();
    const last = canvas.getByRole('button', { name: '90d' }).getBoundingClientRect();
    await expect(group.right - last.right).toBeLessThan(8);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '7d' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30d');
    await expect(canvas.getByRole('button', { name: '30d' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SelectionCannotBeCleared: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7d' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '7d' })).toHaveAttribute('aria-pressed', 'true');
  },
};
