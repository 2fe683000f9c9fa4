import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '~/design-system';
import { createLogoGuide } from './guides/logoGuide';

const meta = {
  title: 'Text and icons/Logo',
  id: 'design-system-logo',
  component: Logo,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createLogoGuide },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const MarkOnly: Story = {
  args: { markOnly: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Torchward' })).toBeVisible();
  },
};
