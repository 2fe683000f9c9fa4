import { useUsage } from '~/api/usage';
import { takesPayments, toLoadable } from '~/domain';
import { useSubscription } from '~/session';
import { UsageScreen } from './UsageScreen';

export function UsageRoute() {
  const usage = useUsage();
  const subscription = useSubscription();
  return (
    <UsageScreen
      usage={toLoadable(usage)}
      takesPayments={takesPayments(subscription)}
      overagePrice={subscription?.overage_price_per_1000 ?? 0}
      onRetry={() => void usage.refetch()}
    />
  );
}
