import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlayerMatches } from '~/api/playerSearch';
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
  ScrollTextIcon,
  ServerIcon,
  SunIcon,
  UsersIcon,
  type CommandItem,
} from '~/design-system';
import { revealOverrides } from '~/domain';
import { askBeforeLeaving } from '~/navigation';
import { chooseTheme } from '~/preferences';
import { useTier } from '~/session';
import { NAV_ITEMS } from '../navigation';
import { appendQuery, appPaths } from '../../contract/appPaths';
import { includesFeature } from '../../contract/planFeatures';
import { preloadScreen } from '../routes';
import { ROUTE_SHORTCUTS } from './shellShortcuts';

export interface ShellCommandMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
  onSidebarToggle: () => void;
}

/** Further words by which the command menu finds a route. */
const KEYWORDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  [appPaths.dashboard]: ['home', 'overview'],
  [appPaths.logs]: ['messages', 'export', 'csv', 'json', 'filter', 'live'],
  [appPaths.review]: ['approve', 'reject', 'customize', 'pending'],
  [appPaths.analytics]: ['charts', 'trends', 'csv'],
  [appPaths.apiKeys]: ['token', 'revoke', 'plugin'],
  [appPaths.config]: ['settings', 'rules', 'automation', 'threshold', 'pre-filter', 'escalation', 'webhooks'],
  [appPaths.usage]: ['requests', 'limit', 'cost', 'upgrade'],
  [appPaths.documentation]: ['docs', 'api', 'endpoints'],
  [appPaths.support]: ['help', 'contact', 'faq', 'questions', 'status'],
};

function findShortcut(path: string): { shortcut?: readonly string[] } {
  const letter = Object.entries(ROUTE_SHORTCUTS).find(([, target]) => target === path)?.[0];
  return letter === undefined ? {} : { shortcut: ['G', letter.toUpperCase()] };
}

/** The command menu, wired to the router, the session and the theme. */
export function ShellCommandMenu({ open, onOpenChange, onHelp, onSidebarToggle }: ShellCommandMenuProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  // The field is empty when the menu opens again.
  if (!open && typed !== '') setTyped('');
  const tier = useTier();
  const search = usePlayerMatches(typed, includesFeature(tier, 'reputation'));
  const goTo = (path: string, asked?: { open: 'create' }) => () => {
    const leave = () => void navigate(path, { state: asked });
    void preloadScreen(path.split('?')[0] ?? path);
    if (path === pathname) leave();
    else askBeforeLeaving(leave);
  };

  const places: CommandItem[] = [
    ...NAV_ITEMS.map(({ href, label, icon }) => ({
      id: href,
      label,
      icon,
      keywords: KEYWORDS[href] ?? [],
      ...findShortcut(href),
      onSelect: goTo(href),
    })),
    {
      id: appPaths.servers,
      label: 'Servers',
      keywords: ['connect', 'link', 'lag', 'settings'],
      icon: ServerIcon,
      onSelect: goTo(appPaths.servers),
    },
    {
      id: appPaths.subscription,
      label: 'Manage Subscription',
      keywords: ['cancel', 'reactivate', 'billing', 'extra servers', 'delete account', 'download data'],
      icon: CreditCardIcon,
      ...findShortcut(appPaths.subscription),
      onSelect: goTo(appPaths.subscription),
    },
  ];
  const actions: CommandItem[] = [
    {
      id: 'create-key',
      label: 'Create an API key',
      keywords: ['new', 'token'],
      icon: PlusIcon,
      onSelect: goTo(appPaths.apiKeys, { open: 'create' }),
    },
    ...(includesFeature(tier, 'webhooks')
      ? [
          {
            id: 'add-webhook',
            label: 'Add a webhook',
            keywords: ['new', 'events'],
            icon: PlusIcon,
            onSelect: goTo(appPaths.config, { open: 'create' }),
          },
        ]
      : []),
    {
      id: 'change-plan',
      label: 'Change plan',
      keywords: ['upgrade', 'subscribe'],
      icon: CreditCardIcon,
      onSelect: goTo(appPaths.subscribe),
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
    {
      id: 'logout',
      label: 'Logout',
      keywords: ['sign out'],
      icon: LogOutIcon,
      onSelect: () => askBeforeLeaving(signOut),
    },
  ];
  const theme: CommandItem[] = [
    { id: 'theme-system', label: 'Theme: system', icon: MonitorIcon, onSelect: () => chooseTheme('system') },
    { id: 'theme-light', label: 'Theme: light', icon: SunIcon, onSelect: () => chooseTheme('light') },
    { id: 'theme-dark', label: 'Theme: dark', icon: MoonIcon, onSelect: () => chooseTheme('dark') },
  ];

  const text = typed.trim();
  /* Players and the search of the logs come together, because the menu's mark stays on what it showed first. */
  const found: CommandItem[] =
    search.status === 'ready' || search.status === 'failed'
      ? [
          ...search.players.map(({ player_name, player_uuid }) => ({
            id: `player-${player_uuid}`,
            label: `${revealOverrides(player_name)} (${player_uuid.slice(0, 8)})`,
            icon: UsersIcon,
            onSelect: goTo(`${appPaths.players}/${encodeURIComponent(player_uuid)}`),
          })),
          ...(search.status === 'ready' && search.players.length === 0
            ? []
            : [
                {
                  id: 'player-logs',
                  label: `Find “${text}” in Logs`,
                  icon: ScrollTextIcon,
                  onSelect: goTo(appendQuery(appPaths.logs, { player: text })),
                },
              ]),
        ]
      : [];

  return (
    <CommandMenu
      open={open}
      placeholder="Find a page, player or action"
      onSearchChange={setTyped}
      results={{ label: 'Players', items: found }}
      loading={search.status === 'loading'}
      loadingText="Looking for players..."
      emptyText={search.status === 'ready' ? 'No command or player matches' : 'No command matches'}
      onOpenChange={onOpenChange}
      groups={[
        { label: 'Go to', items: places },
        { label: 'Actions', items: actions },
        { label: 'Theme', items: theme },
      ]}
    />
  );
}
