import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert, Button, Stack, TONES } from '~/design-system';
import { createAlertGuide } from './guides/alertGuide';

const meta = {
  title: 'Feedback/Alert',
  id: 'design-system-alert',
  component: Alert,
  tags: ['stable', 'since-1.0'],
  args: { children: 'The review queue could not be loaded.' },
  parameters: { guide: createAlertGuide },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTitle: Story = {
  args: { title: 'Email verified', tone: 'positive', children: 'Taking you to the plans.' },
};
export const WithAction: Story = {
  args: { tone: 'critical', action: <Button size="compact">Retry</Button> },
};
export const Quiet: Story = {
  args: { announce: false, tone: 'critical' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const CalmToneIsNoLiveRegion: Story = {
  args: { tone: 'caution' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Assertive: Story = {
  args: { tone: 'critical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-tone', 'critical');
  },
};
export const ExtremeText: Story = {
  args: { tone: 'serious', title: 'W'.repeat(60), children: 'unbroken'.repeat(40) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { title: 'تنبيه', children: 'تعذر تحميل القائمة.' },
  globals: { direction: 'rtl' },
};

export const AllTones: Story = {
  render: (args) => (
    <Stack space="small">
      {TONES.map((tone) => (
        <Alert {...args} key={tone} tone={tone} title={tone} announce={false} />
      ))}
    </Stack>
  ),
};
