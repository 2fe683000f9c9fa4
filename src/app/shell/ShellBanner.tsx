import { memo, Suspense } from 'react';
import { lazyWithPreload, recoverWithNothing, useWasOpened } from '~/design-system';
import { useSubscription } from '~/session';
import { appPaths } from '../../contract/appPaths';
import { useIsHydrated } from '../useIsHydrated';
import { VerificationReminder } from '../VerificationReminder';
import { ConnectionNotice } from './ConnectionNotice';

/* Loaded after the first visit of a screen that creates secrets. */
const PendingSecretNotices = lazyWithPreload(
  () => import('./PendingSecretNotices').then((m) => m.PendingSecretNotices),
  { recover: recoverWithNothing },
);
/* Loaded only while a payment is late. */
const PaymentBanner = lazyWithPreload(
  () => import('~/patterns/billing/PaymentBanner/PaymentBanner').then((m) => m.PaymentBanner),
  { recover: recoverWithNothing },
);
const SECRET_PATHS: readonly string[] = [appPaths.apiKeys, appPaths.config];

/** The notices above every screen. Memoized, because the frame renders for each new count of the queue. */
export const ShellBanner = memo(function ShellBanner({ pathname }: { pathname: string }) {
  const isHydrated = useIsHydrated();
  const subscription = useSubscription();
  const hasVisitedSecretScreen = useWasOpened(
    isHydrated && SECRET_PATHS.some((path) => pathname.startsWith(path)),
  );
  return (
    <>
      <ConnectionNotice />
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
  );
});
