import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter, Stack, TONES } from '~/design-system';
import { createMeterGuide } from './guides/meterGuide';

const meta = {
  title: 'Data display/Meter',
  id: 'design-system-meter',
  component: Meter,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createMeterGuide },
  args: { label: 'Messages used', value: 24_300, max: 30_000, valueText: '24,300 of 30,000' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Messages used' })).toHaveAttribute(
      'aria-valuetext',
      '24,300 of 30,000',
    );
  },
};
export const Empty: Story = { args: { value: 0, valueText: '0 of 30,000' } };
export const OverTheLimit: Story = {
  args: { value: 41_000, tone: 'critical', valueText: '41,000 of 30,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '30000');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllTones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <Meter {...args} key={tone} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
