import { readProductName } from '~/api/productName';
import { PRODUCT_INFO } from '~/contract/productInfo';
import {
  BookOpenIcon,
  ChartLineIcon,
  CreditCardIcon,
  GavelIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  ScrollTextIcon,
  SlidersHorizontalIcon,
  UsersIcon,
} from '~/design-system';
import type { NavItem, ShellFooterText } from '~/patterns/shell/AppShell/SidebarNav';
import { appPaths } from '../contract/appPaths';

/** The sidebar's items, in order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { href: appPaths.dashboard, label: 'Dashboard', icon: LayoutDashboardIcon, match: 'exact' },
  { href: appPaths.logs, label: 'Logs', icon: ScrollTextIcon },
  { href: appPaths.review, label: 'Review Queue', icon: GavelIcon },
  { href: appPaths.analytics, label: 'Analytics', icon: ChartLineIcon },
  { href: appPaths.players, label: 'Players', icon: UsersIcon },
  { href: appPaths.apiKeys, label: 'API Keys', icon: KeyRoundIcon },
  { href: appPaths.config, label: 'Configuration', icon: SlidersHorizontalIcon },
  { href: appPaths.usage, label: 'Usage & Billing', icon: CreditCardIcon, covers: [appPaths.subscription] },
  { href: appPaths.documentation, label: 'Documentation', icon: BookOpenIcon },
  { href: appPaths.support, label: 'Support', icon: LifeBuoyIcon },
];

export const SHELL_FOOTER: ShellFooterText = {
  name: readProductName(),
  version: `Version ${PRODUCT_INFO.version}`,
  tagline: PRODUCT_INFO.tagline,
};
