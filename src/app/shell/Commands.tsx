import { useNavigate } from 'react-router-dom';
import { signOut } from '~/api/session';
import {
  CommandMenu,
  CreditCardIcon,
  KeyboardIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PanelLeftIcon,
  PlusIcon,
  SunIcon,
  type CommandItem,
} from '~/design-system';
import { chooseTheme } from '~/session';
import { navItems } from '../navigation';
import { paths } from '../paths';
import { preloadPath } from '../routes';
import { PLACE_KEYS } from './keys';

export interface CommandsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
  onSidebarToggle: () => void;
}

function keysOf(path: string): { shortcut?: readonly string[] } {
  const letter = Object.entries(PLACE_KEYS).find(([, target]) => target === path)?.[0];
  return letter === undefined ? {} : { shortcut: ['G', letter.toUpperCase()] };
}

/** The command menu, wired to the router, the session and the theme. */
export function Commands({ open, onOpenChange, onHelp, onSidebarToggle }: CommandsProps) {
  const navigate = useNavigate();
  const go = (path: string) => () => {
    preloadPath(path);
    void navigate(path);
  };

  const places: CommandItem[] = [
    ...navItems.map(({ href, label, icon }) => ({
      id: href,
      label,
      icon,
      ...keysOf(href),
      onSelect: go(href),
    })),
    {
      id: paths.subscription,
      label: 'Manage Subscription',
      keywords: ['plan', 'cancel', 'billing'],
      icon: CreditCardIcon,
      ...keysOf(paths.subscription),
      onSelect: go(paths.subscription),
    },
  ];
  const actions: CommandItem[] = [
    {
      id: 'create-key',
      label: 'Create an API key',
      keywords: ['new', 'token'],
      icon: PlusIcon,
      onSelect: go(paths.apiKeys),
    },
    {
      id: 'sidebar',
      label: 'Show or hide the sidebar',
      icon: PanelLeftIcon,
      shortcut: ['['],
      onSelect: onSidebarToggle,
    },
    {
      id: 'help',
      label: 'Keyboard shortcuts',
      keywords: ['help', 'keys'],
      icon: KeyboardIcon,
      shortcut: ['?'],
      onSelect: onHelp,
    },
    { id: 'logout', label: 'Logout', keywords: ['sign out'], icon: LogOutIcon, onSelect: signOut },
  ];
  const theme: CommandItem[] = [
    { id: 'theme-system', label: 'Theme: system', icon: MonitorIcon, onSelect: () => chooseTheme('system') },
    { id: 'theme-light', label: 'Theme: light', icon: SunIcon, onSelect: () => chooseTheme('light') },
    { id: 'theme-dark', label: 'Theme: dark', icon: MoonIcon, onSelect: () => chooseTheme('dark') },
  ];

  return (
    <CommandMenu
      open={open}
      onOpenChange={onOpenChange}
      groups={[
        { label: 'Go to', items: places },
        { label: 'Actions', items: actions },
        { label: 'Theme', items: theme },
      ]}
    />
  );
}
