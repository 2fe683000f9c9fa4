import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AVATAR_SIZES, Avatar, Inline } from '~/design-system';
import { createAvatarGuide } from './guides/avatarGuide';

const meta = {
  title: 'Data display/Avatar',
  id: 'design-system-avatar',
  component: Avatar,
  tags: ['stable', 'since-1.0'],
  args: { name: 'mod@blocks.example' },
  parameters: { guide: createAvatarGuide },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('m')).toBeVisible();
  },
};
export const WithoutName: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
};
export const OtherScript: Story = { args: { name: '雪山@blocks.example' } };
export const AllSizes: Story = {
  render: (args) => (
    <Inline>
      {AVATAR_SIZES.map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};
