import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  Button,
  ChevronDownIcon,
  DirectionProvider,
  DropdownMenu,
  KeyRoundIcon,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  PencilIcon,
  TrashIcon,
} from '~/design-system';
import { createDropdownMenuGuide } from './guides/dropdownMenuGuide';

const edit = fn();
const revoke = fn();

const meta = {
  title: 'Overlays/DropdownMenu',
  id: 'design-system-dropdownmenu',
  component: DropdownMenu,
  subcomponents: { MenuItem, MenuLink, MenuLabel, MenuRadioGroup, MenuSeparator, DirectionProvider },
  tags: ['stable', 'since-1.0'],
  args: {
    align: 'start',
    trigger: <Button iconEnd={ChevronDownIcon}>Manage</Button>,
    children: (
      <>
        <MenuItem icon={PencilIcon} onSelect={edit}>
          Edit
        </MenuItem>
        <MenuItem onSelect={fn()} disabled>
          Rotate
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={TrashIcon} tone="critical" onSelect={revoke}>
          Revoke
        </MenuItem>
      </>
    ),
  },
  parameters: { guide: createDropdownMenuGuide },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await expect(await screen.findByRole('menu', { name: 'Manage' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <DirectionProvider dir="rtl">
      <DropdownMenu {...args} />
    </DirectionProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await expect(await screen.findByRole('menu', { name: 'Manage' })).toHaveAttribute('dir', 'rtl');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    revoke.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Manage' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Revoke' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Revoke' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(screen.getByRole('menuitem', { name: 'Revoke' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(revoke).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Manage' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const SecondClickCloses: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Manage' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function AccountMenu() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <DropdownMenu trigger={<Button>Account menu</Button>} align="start">
      <MenuLabel>mod@blocks.example</MenuLabel>
      <MenuSeparator />
      <MenuLink href="#keys" icon={KeyRoundIcon}>
        API Keys
      </MenuLink>
      <MenuRadioGroup label="Theme" value={theme} options={THEMES} onValueChange={setTheme} />
      <MenuSeparator />
      <MenuItem icon={LogOutIcon} onSelect={fn()}>
        Logout
      </MenuItem>
    </DropdownMenu>
  );
}

export const WithLinksAndChoices: Story = {
  render: () => <AccountMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
    await userEvent.click(dark);
    await expect(dark).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitem', { name: 'API Keys' })).toHaveAttribute('href', '#keys');
  },
};

export const ExtremeText: Story = {
  args: {
    children: (
      <>
        <MenuLabel>{'a-very-long-address-of-an-owner'.repeat(4)}@example.example</MenuLabel>
        <MenuItem onSelect={fn()}>{'Do something with a name that goes on '.repeat(4)}</MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
