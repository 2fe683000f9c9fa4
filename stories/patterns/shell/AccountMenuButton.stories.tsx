import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenuButton } from '~/patterns';
import { createAccountMenuButtonGuide } from './guides/accountMenuButtonGuide';

const meta = {
  title: 'Patterns/Shell/AccountMenuButton',
  component: AccountMenuButton,
  tags: ['stable'],
  parameters: { guide: createAccountMenuButtonGuide },
  args: { email: 'mika@survival-one.example' },
} satisfies Meta<typeof AccountMenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const AddressUnknown: Story = { args: { email: null } };
