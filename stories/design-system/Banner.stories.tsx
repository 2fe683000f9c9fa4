import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner, Button, Stack, TONES } from '~/design-system';

const meta = {
  title: 'Design system/Banner',
  component: Banner,
  tags: ['experimental'],
  args: { children: 'Please verify your email address to continue', label: 'Email verification' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Email verification' })).toBeVisible();
  },
};
export const WithAction: Story = {
  args: { tone: 'caution', action: <Button size="compact">Resend email</Button> },
};
export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const ExtremeText: Story = {
  args: {
    children: 'A sentence that goes on. '.repeat(14),
    action: <Button size="compact">Resend email</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { children: 'يرجى تأكيد بريدك', action: <Button size="compact">إرسال</Button> },
  globals: { direction: 'rtl' },
};
export const AllTones: Story = {
  render: (args) => (
    <Stack space="xsmall">
      {TONES.map((tone) => (
        <Banner {...args} key={tone} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
};
