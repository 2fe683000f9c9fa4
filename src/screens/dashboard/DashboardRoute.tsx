import { useAnalytics, useOverview } from '~/api/dashboard';
import { useIsLive } from '~/api/live';
import { DEFAULT_ANALYTICS_PERIOD, DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { toLoadable } from '~/domain';
import { useTier } from '~/session';
import { DashboardScreen } from './DashboardScreen';

export function DashboardRoute() {
  const overview = useOverview(DEFAULT_OVERVIEW_PERIOD);
  const activity = useAnalytics(DEFAULT_ANALYTICS_PERIOD);

  const tier = useTier();
  const live = useIsLive();

  return (
    <DashboardScreen
      live={live}
      tier={tier}
      overview={toLoadable(overview)}
      activity={toLoadable(activity)}
      onRetryOverview={() => void overview.refetch()}
      onRetryActivity={() => void activity.refetch()}
      onRefresh={() => void Promise.all([overview.refetch(), activity.refetch()])}
    />
  );
}
