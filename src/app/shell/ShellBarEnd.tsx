import { memo } from 'react';
import { Spinner } from '~/design-system';
import { TierBadge } from '~/patterns';
import { useSession, useSubscription } from '~/session';
import { useIsHydrated } from '../useIsHydrated';
import { BarItemErrorBoundary } from './BarItemErrorBoundary';
import { CommandMenuAndShortcuts } from './CommandMenuAndShortcuts';
import { ConnectedAccountMenu } from './ConnectedAccountMenu';

/**
 * The end of the top bar: commands, plan and account. Memoized, because the frame renders for each new count of the
 * queue.
 */
export const ShellBarEnd = memo(function ShellBarEnd({ onSidebarToggle }: { onSidebarToggle: () => void }) {
  const isHydrated = useIsHydrated();
  const session = useSession();
  const subscription = useSubscription();
  if (!isHydrated) return <Spinner label={null} />;
  return (
    <>
      <BarItemErrorBoundary>
        <CommandMenuAndShortcuts onSidebarToggle={onSidebarToggle} />
      </BarItemErrorBoundary>
      {subscription === null ? null : <TierBadge tier={subscription.tier} status={subscription.status} />}
      <BarItemErrorBoundary>
        <ConnectedAccountMenu
          email={session.status === 'signedIn' ? session.user.email : null}
          subscription={subscription}
        />
      </BarItemErrorBoundary>
    </>
  );
});
