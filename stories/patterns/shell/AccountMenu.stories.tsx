import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AccountMenu } from '~/patterns';
import { createAccountMenuGuide } from './guides/accountMenuGuide';

const meta = {
  title: 'Patterns/Shell/AccountMenu',
  component: AccountMenu,
  tags: ['stable'],
  parameters: { guide: createAccountMenuGuide },
  args: {
    email: 'mika@survival-one.example',
    plan: 'Growth plan, Free Trial',
    subscriptionHref: '/subscription',
    keysHref: '/api-keys',
    currentPath: '/dashboard',
    theme: 'system',
    onThemeChange: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const AddressUnknown: Story = { args: { email: null } };

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await expect(await screen.findByRole('menuitem', { name: 'Manage Subscription' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    await expect(screen.getByRole('menuitem', { name: 'API Keys' })).toHaveAttribute('href', '/api-keys');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const CurrentRouteInTheMenu: Story = {
  args: { currentPath: '/subscription' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const item = await screen.findByRole('menuitem', { name: 'Manage Subscription' });
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('menuitem', { name: 'API Keys' })).not.toHaveAttribute('aria-current');
  },
};
