import {
  CreditCardIcon,
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
import type { AccountMenuProps } from './AccountMenu';

const THEMES = [
  { value: 'system', label: 'System', icon: MonitorIcon },
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
] as const;

/** The content of the account menu, loaded with the menu's panel. */
export function AccountMenuItems({
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
    <>
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
    </>
  );
}
