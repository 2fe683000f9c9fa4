import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLiveUpdates } from '~/api/live';
import { usePendingReviewCount } from '~/api/pendingReviewCount';
import { queryClient } from '~/api/queryClient';
import { lazyWithPreload, showNothing, Spinner, useWasOpened } from '~/design-system';
import { AppShell, TierBadge } from '~/patterns';
import { useSession, useSubscription } from '~/session';
import { NAV_ITEMS, shellFooter } from '../navigation';
import { appPaths } from '../../contract/appPaths';
import { enableKeptScreen } from '../keptScreen';
import { useIsHydrated } from '../useIsHydrated';
import { VerificationReminder } from '../VerificationReminder';
import { ConnectedAccountMenu } from './ConnectedAccountMenu';
import { OfflineNotice } from './OfflineNotice';
import { CommandMenuAndShortcuts } from './CommandMenuAndShortcuts';
import { BarItemErrorBoundary } from './BarItemErrorBoundary';

/* Loaded after the first visit of a screen that creates secrets. */
const PendingSecretNotices = lazyWithPreload(
  () => import('./PendingSecretNotices').then((m) => m.PendingSecretNotices),
  { recover: showNothing },
);
/* Loaded only while a payment is late. */
const PaymentBanner = lazyWithPreload(
  () => import('~/patterns/billing/PaymentBanner/PaymentBanner').then((m) => m.PaymentBanner),
  { recover: showNothing },
);
const SECRET_PATHS: readonly string[] = [appPaths.apiKeys, appPaths.config];

function Frame() {
  const isHydrated = useIsHydrated();
  const session = useSession();
  const { pathname } = useLocation();
  const [sidebarOpen, setSidebarOpen] = useState(true);
  const pending = usePendingReviewCount() ?? 0;
  useLiveUpdates();

  const hasVisitedSecretScreen = useWasOpened(
    isHydrated && SECRET_PATHS.some((path) => pathname.startsWith(path)),
  );

  useEffect(() => {
    if (isHydrated) enableKeptScreen();
  }, [isHydrated]);

  const toggleSidebar = () => setSidebarOpen((open) => !open);

  const subscription = useSubscription();
  const items = NAV_ITEMS.map((item) =>
    item.href === appPaths.review ? { ...item, count: { value: pending, label: 'pending' } } : item,
  );

  return (
    <AppShell
      items={items}
      currentPath={pathname}
      brandHref={appPaths.dashboard}
      footer={shellFooter}
      sidebarOpen={sidebarOpen}
      onSidebarToggle={toggleSidebar}
      banner={
        <>
          <OfflineNotice />
          {hasVisitedSecretScreen ? (
            <Suspense fallback={null}>
              <PendingSecretNotices pathname={pathname} />
            </Suspense>
          ) : null}
          <VerificationReminder />
          {subscription?.payment_due_by ? (
            <Suspense fallback={null}>
              <PaymentBanner dueBy={subscription.payment_due_by} />
            </Suspense>
          ) : null}
        </>
      }
      barEnd={
        isHydrated ? (
          <>
            <BarItemErrorBoundary>
              <CommandMenuAndShortcuts onSidebarToggle={toggleSidebar} />
            </BarItemErrorBoundary>
            {subscription === null ? null : (
              <TierBadge tier={subscription.tier} status={subscription.status} />
            )}
            <BarItemErrorBoundary>
              <ConnectedAccountMenu
                email={session.status === 'signedIn' ? session.user.email : null}
                subscription={subscription}
              />
            </BarItemErrorBoundary>
          </>
        ) : (
          <Spinner label={null} />
        )
      }
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
