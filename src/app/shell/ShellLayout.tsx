import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLiveUpdates } from '~/api/live';
import { usePendingReviewCount } from '~/api/pendingReviewCount';
import { queryClient } from '~/api/queryClient';
import { AppShell } from '~/patterns';
import { NAV_ITEMS, SHELL_FOOTER } from '../navigation';
import { appPaths } from '../../contract/appPaths';
import { enableKeptScreen } from '../keptScreen';
import { ShellBanner } from './ShellBanner';
import { ShellBarEnd } from './ShellBarEnd';

function Frame() {
  const { pathname } = useLocation();
  const [sidebarOpen, setSidebarOpen] = useState(true);
  const toggleSidebar = useCallback(() => setSidebarOpen((open) => !open), []);
  const pending = usePendingReviewCount() ?? 0;
  const items = useMemo(
    () =>
      NAV_ITEMS.map((item) =>
        item.href === appPaths.review ? { ...item, count: { value: pending, label: 'pending' } } : item,
      ),
    [pending],
  );
  useLiveUpdates();
  useEffect(enableKeptScreen, []);

  return (
    <AppShell
      items={items}
      currentPath={pathname}
      brandHref={appPaths.dashboard}
      footer={SHELL_FOOTER}
      sidebarOpen={sidebarOpen}
      onSidebarToggle={toggleSidebar}
      banner={<ShellBanner pathname={pathname} />}
      barEnd={<ShellBarEnd onSidebarToggle={toggleSidebar} />}
    >
      <Outlet />
    </AppShell>
  );
}

/** The shell of the signed-in area, with the query cache of its screens. */
export function ShellLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}
