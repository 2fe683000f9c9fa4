import { useUsage } from '~/api/usage';
import { takesPayments, toLoadable } from '~/domain';
import { useSession } from '~/session';
import { UsageScreen } from './UsageScreen';

export function UsageRoute() {
  const usage = useUsage();
  const session = useSession();
  const subscription =
    session.status === 'signedIn' && session.subscription.status === 'ready'
      ? session.subscription.value
      : null;
  return (
    <UsageScreen
      usage={toLoadable(usage)}
      takesPayments={takesPayments(subscription)}
      onRetry={() => void usage.refetch()}
    />
  );
}
