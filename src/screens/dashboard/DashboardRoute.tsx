import { useEffect, useState } from 'react';
import { useAnalytics, useOverview } from '~/api/dashboard';
import { useIsLive } from '~/api/live';
import { DEFAULT_ANALYTICS_PERIOD, DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { toLoadable } from '~/domain';
import { session, useTier } from '~/session';
import { DashboardNotices, DashboardScreen } from './DashboardScreen';

export function DashboardRoute() {
  const overview = useOverview(DEFAULT_OVERVIEW_PERIOD);
  const activity = useAnalytics(DEFAULT_ANALYTICS_PERIOD);

  const tier = useTier();
  const live = useIsLive();
  const [knownSteps] = useState(session.credentials.firstSteps);
  const { data } = overview;
  useEffect(() => {
    if (data) session.credentials.rememberFirstSteps(data.first_steps);
  }, [data]);

  return (
    <DashboardScreen
      live={live}
      tier={tier}
      knownSteps={knownSteps}
      overview={toLoadable(overview)}
      activity={toLoadable(activity)}
      onRetryOverview={() => void overview.refetch()}
      onRetryActivity={() => void activity.refetch()}
      onRefresh={() => void Promise.all([overview.refetch(), activity.refetch()])}
    />
  );
}

/** Loads the first steps as well where the owner has yet to take some, because what stands below them would move. */
export async function loadDashboard(): Promise<typeof DashboardRoute> {
  if (session.credentials.firstSteps() !== null) await DashboardNotices.preload();
  return DashboardRoute;
}
