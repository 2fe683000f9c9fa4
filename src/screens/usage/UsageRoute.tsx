import { useUsage } from '~/api/usage';
import { toLoadable } from '~/domain';
import { UsageScreen } from './UsageScreen';

export function UsageRoute() {
  const usage = useUsage();
  return <UsageScreen usage={toLoadable(usage)} onRetry={() => void usage.refetch()} />;
}
