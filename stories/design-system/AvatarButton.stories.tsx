import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AvatarButton } from '~/design-system';

const meta = {
  title: 'Design system/AvatarButton',
  component: AvatarButton,
  tags: ['experimental'],
  args: { name: 'mod@blocks.example', label: 'Account menu', onClick: fn() },
} satisfies Meta<typeof AvatarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Nameless: Story = { args: { name: undefined } };
export const Disabled: Story = { args: { disabled: true } };
