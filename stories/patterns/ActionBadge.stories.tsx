import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { actionValues } from '~/contract/enums.gen';
import { Inline } from '~/design-system';
import { ActionBadge } from '~/patterns';

const meta = {
  title: 'Patterns/ActionBadge',
  component: ActionBadge,
  tags: ['stable'],
  args: { action: 'warn' },
} satisfies Meta<typeof ActionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const is = (action: string, tone: string, label: string): Story => ({
  args: { action },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(label).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  },
});

export const None: Story = is('none', 'neutral', 'None');
export const Warn: Story = is('warn', 'caution', 'Warn');
export const Mute: Story = is('mute', 'info', 'Mute');
export const Kick: Story = is('kick', 'serious', 'Kick');
export const Ban: Story = is('ban', 'critical', 'Ban');
export const Unknown: Story = is('shadow_ban', 'neutral', 'Shadow ban');

export const All: Story = {
  render: () => (
    <Inline>
      {actionValues.map((action) => (
        <ActionBadge key={action} action={action} />
      ))}
    </Inline>
  ),
};
