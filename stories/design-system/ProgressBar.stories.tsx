import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar, Stack, TONES } from '~/design-system';
import { createProgressBarGuide } from './guides/progressBarGuide';

const meta = {
  title: 'Feedback/ProgressBar',
  id: 'design-system-progressbar',
  component: ProgressBar,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createProgressBarGuide },
  args: { label: 'Pre-filter rate', value: 82 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Pre-filter rate' })).toHaveAttribute(
      'aria-valuenow',
      '82',
    );
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100 } };
export const OverFull: Story = { args: { value: 480, valueText: '480 of 100' } };
export const NotANumber: Story = { args: { value: Number.NaN } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllTones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone, index) => (
        <ProgressBar {...args} key={tone} label={tone} tone={tone} value={20 + index * 12} />
      ))}
    </Stack>
  ),
};
