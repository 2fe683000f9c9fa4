import {
  CreditCardIcon,
  DropdownMenu,
  KeyRoundIcon,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  MonitorIcon,
  MoonIcon,
  SunIcon,
} from '~/design-system';
import { AccountMenuButton } from './AccountMenuButton';

/** The choices of the theme switch. */
export type ThemeName = 'system' | 'light' | 'dark';

export interface AccountMenuProps {
  /** The signed-in owner's address. */
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

const THEMES = [
  { value: 'system', label: 'System', icon: MonitorIcon },
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
] as const;

/** The signed-in owner's address, links to plan and keys, the theme switch and Logout. */
export function AccountMenu({
  email,
  plan,
  subscriptionHref,
  keysHref,
  currentPath,
  theme,
  onThemeChange,
  onLogout,
}: AccountMenuProps) {
  return (
    <DropdownMenu trigger={<AccountMenuButton email={email} />}>
      {email === null ? null : <MenuLabel>{email}</MenuLabel>}
      <MenuLabel>{plan}</MenuLabel>
      <MenuSeparator />
      <MenuLink href={subscriptionHref} current={currentPath === subscriptionHref} icon={CreditCardIcon}>
        Manage Subscription
      </MenuLink>
      <MenuLink href={keysHref} current={currentPath === keysHref} icon={KeyRoundIcon}>
        API Keys
      </MenuLink>
      <MenuSeparator />
      <MenuRadioGroup label="Theme" value={theme} options={THEMES} onValueChange={onThemeChange} />
      <MenuSeparator />
      <MenuItem onSelect={onLogout} icon={LogOutIcon}>
        Logout
      </MenuItem>
    </DropdownMenu>
  );
}
