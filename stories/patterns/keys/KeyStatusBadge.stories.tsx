import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyStatusBadge } from '~/patterns';
import { createKeyStatusBadgeGuide } from './guides/keyStatusBadgeGuide';

const meta = {
  title: 'Patterns/Keys/KeyStatusBadge',
  component: KeyStatusBadge,
  tags: ['stable'],
  parameters: { guide: createKeyStatusBadgeGuide },
  args: { active: true },
} satisfies Meta<typeof KeyStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Revoked: Story = { args: { active: false } };
