import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading, Stack, Text } from '~/design-system';
import { NAV_ITEMS, SHELL_FOOTER } from '~/app/navigation';
import { AppShell, SidebarNav, TierBadge, AccountMenu } from '~/patterns';
import { framedPageDocs } from '../../../.storybook/docs';
import { shellModes } from '../../../.storybook/modes';
import { createAppShellGuide } from './guides/appShellGuide';

const meta = {
  title: 'Patterns/Shell/AppShell',
  component: AppShell,
  subcomponents: { SidebarNav },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    chromatic: shellModes,
    docs: framedPageDocs,
    guide: createAppShellGuide,
  },
  args: {
    items: NAV_ITEMS,
    currentPath: '/dashboard',
    brandHref: '/dashboard',
    footer: SHELL_FOOTER,
    sidebarOpen: true,
    onSidebarToggle: fn(),
    barEnd: (
      <>
        <TierBadge tier="growth" status="trial" />
        <AccountMenu
          email="mika@survival-one.example"
          plan="Growth plan, Free Trial"
          subscriptionHref="/subscription"
          keysHref="/api-keys"
          currentPath="/dashboard"
          theme="system"
          onThemeChange={fn()}
          onLogout={fn()}
        />
      </>
    ),
    children: (
      <Stack>
        <Heading level={1}>Dashboard</Heading>
        <Text tone="muted">The screen stands here.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SidebarOpen: Story = { globals: { viewport: { value: 'wide' } } };
export const SidebarClosed: Story = {
  args: { sidebarOpen: false },
  globals: { viewport: { value: 'wide' } },
};
export const WithCount: Story = {
  args: {
    items: NAV_ITEMS.map((item) =>
      item.href === '/review' ? { ...item, count: { value: 1_204, label: 'pending' } } : item,
    ),
    currentPath: '/review',
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const place = nav.getByRole('link', { name: 'Review Queue', description: '999+ pending' });
    const link = place.getBoundingClientRect();
    const label = within(place).getByText('Review Queue').getBoundingClientRect();
    const count = nav.getByText(/999\+/).getBoundingClientRect();
    await expect(count.top > link.top && count.bottom < link.bottom, 'they share a line').toBe(true);
    await expect(label.right < count.left && count.right < link.right, 'and have room').toBe(true);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const CurrentRoute: Story = {
  args: { currentPath: '/logs' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Logs' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
};

export const ToggleTheSidebar: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide sidebar' }));
    await expect(args.onSidebarToggle).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText(SHELL_FOOTER.version), 'the closed sheet repeats nothing').toHaveLength(
      1,
    );
  },
};

export const SheetOnNarrowScreens: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(opener);
    const sheet = canvas.getByRole('dialog', { name: 'Navigation' });
    await expect(within(sheet).getByRole('link', { name: 'Support' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close navigation' }));
    await expect(sheet).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** /subscription has no sidebar item, so the item for billing is current. */
export const RouteWithoutAnItem: Story = {
  args: { currentPath: '/subscription' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Usage & Billing' })).toHaveAttribute('aria-current', 'true');
  },
};
