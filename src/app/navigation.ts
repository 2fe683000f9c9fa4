import { readProductName } from '~/api/productName';
import { PRODUCT } from '~/contract/limits';
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
import type { NavItem, ShellFooter } from '~/patterns/shell/AppShell/SidebarNav';
import { paths } from '../contract/paths';

/** The sidebar's items, in order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { href: paths.dashboard, label: 'Dashboard', icon: LayoutDashboardIcon, match: 'exact' },
  { href: paths.logs, label: 'Logs', icon: ScrollTextIcon },
  { href: paths.review, label: 'Review Queue', icon: GavelIcon },
  { href: paths.analytics, label: 'Analytics', icon: ChartLineIcon },
  { href: paths.players, label: 'Players', icon: UsersIcon },
  { href: paths.apiKeys, label: 'API Keys', icon: KeyRoundIcon },
  { href: paths.config, label: 'Configuration', icon: SlidersHorizontalIcon },
  { href: paths.usage, label: 'Usage & Billing', icon: CreditCardIcon, covers: [paths.subscription] },
  { href: paths.documentation, label: 'Documentation', icon: BookOpenIcon },
  { href: paths.support, label: 'Support', icon: LifeBuoyIcon },
];

export const shellFooter: ShellFooter = {
  name: readProductName(),
  version: `Version ${PRODUCT.version}`,
  tagline: PRODUCT.tagline,
};
