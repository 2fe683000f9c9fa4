import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserMenuButton } from '~/patterns';

const meta = {
  title: 'Patterns/Shell/UserMenuButton',
  component: UserMenuButton,
  tags: ['stable'],
  args: { email: 'mika@survival-one.example' },
} satisfies Meta<typeof UserMenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const AddressUnknown: Story = { args: { email: null } };
