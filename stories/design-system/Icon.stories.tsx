import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon, Icon, Inline, LockIcon, Text } from '~/design-system';
import { createIconGuide } from './guides/iconGuide';

const meta = {
  title: 'Text and icons/Icon',
  id: 'design-system-icon',
  component: Icon,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createIconGuide },
  args: { icon: LockIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Labelled: Story = {
  args: { label: 'Protected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Protected' })).toBeVisible();
  },
};
export const WithTone: Story = {
  render: (args) => (
    <Text tone="positive">
      <Icon {...args} label="Protected" />
    </Text>
  ),
};
export const RightToLeft: Story = {
  args: { icon: ArrowRightIcon, directional: true },
  globals: { direction: 'rtl' },
};
export const AllSizes: Story = {
  render: (args) => (
    <Inline>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};
