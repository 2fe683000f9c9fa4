import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { actionValues } from '~/contract/enums.gen';
import { Inline } from '~/design-system';
import { ActionBadge } from '~/patterns';
import { createActionBadgeGuide } from './guides/actionBadgeGuide';

const meta = {
  title: 'Patterns/Verdict/ActionBadge',
  component: ActionBadge,
  tags: ['stable'],
  parameters: { guide: createActionBadgeGuide },
  args: { action: 'warn' },
} satisfies Meta<typeof ActionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectTone =
  (tone: string, label: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(label).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  };

export const None: Story = { args: { action: 'none' }, play: expectTone('neutral', 'None') };
export const Warn: Story = { args: { action: 'warn' }, play: expectTone('caution', 'Warn') };
export const Mute: Story = { args: { action: 'mute' }, play: expectTone('info', 'Mute') };
export const Kick: Story = { args: { action: 'kick' }, play: expectTone('serious', 'Kick') };
export const Ban: Story = { args: { action: 'ban' }, play: expectTone('critical', 'Ban') };
export const Unknown: Story = { args: { action: 'shadow_ban' }, play: expectTone('neutral', 'Shadow ban') };

export const All: Story = {
  render: () => (
    <Inline>
      {actionValues.map((action) => (
        <ActionBadge key={action} action={action} />
      ))}
    </Inline>
  ),
};
