import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserMenuButton } from '~/patterns';
import { createUserMenuButtonGuide } from './guides/userMenuButtonGuide';

const meta = {
  title: 'Patterns/Shell/UserMenuButton',
  component: UserMenuButton,
  tags: ['stable'],
  parameters: { guide: createUserMenuButtonGuide },
  args: { email: 'mika@survival-one.example' },
} satisfies Meta<typeof UserMenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const AddressUnknown: Story = { args: { email: null } };
