import { DropdownMenu, lazyWithPreload } from '~/design-system';
import { AccountMenuButton } from './AccountMenuButton';

const AccountMenuItems = lazyWithPreload(() =>
  import('./AccountMenuItems').then((module) => module.AccountMenuItems),
);

/** The choices of the theme switch. */
export type ThemeName = 'system' | 'light' | 'dark';

export interface AccountMenuProps {
  /** The signed-in owner's e-mail address. */
  email: string | null;
  /** The plan in a few words. */
  plan: string;
  /** The address of 'Manage Subscription'. */
  subscriptionHref: string;
  /** The address of 'API Keys'. */
  keysHref: string;
  /** The current path, without query; its item is marked as current. */
  currentPath: string;
  /** The chosen theme; `system` follows the device. */
  theme: ThemeName;
  onThemeChange: (theme: ThemeName) => void;
  onLogout: () => void;
}

/** The signed-in owner's e-mail address, links to plan and keys, the theme switch and Logout. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <AccountMenuButton
          email={props.email}
          onPointerEnter={AccountMenuItems.preload}
          onFocus={AccountMenuItems.preload}
        />
      }
    >
      <AccountMenuItems {...props} />
    </DropdownMenu>
  );
}
