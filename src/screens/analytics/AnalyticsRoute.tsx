import { useSearchParams } from 'react-router-dom';
import { useAnalytics } from '~/api/dashboard';
import type { Period } from '~/contract/api.gen';
import { periodValues } from '~/contract/enums.gen';
import { DEFAULT_ANALYTICS_PERIOD } from '~/contract/limits';
import { includesFeature } from '~/contract/planFeatures';
import { toLoadable } from '~/domain';
import { useTier } from '~/session';
import { AnalyticsScreen } from './AnalyticsScreen';

const isPeriod = (value: string | null): value is Period => periodValues.some((period) => period === value);

/** The address holds the period and the comparison, so that an owner can share a view and go back. */
export function AnalyticsRoute() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('period');
  const period = isPeriod(asked) ? asked : DEFAULT_ANALYTICS_PERIOD;
  const compare = parameters.get('compare') === 'true';
  const tier = useTier();
  const analytics = useAnalytics(period, { compare });

  const go = (next: { period: Period; compare: boolean }) =>
    setParameters({
      ...(next.period === DEFAULT_ANALYTICS_PERIOD ? {} : { period: next.period }),
      ...(next.compare ? { compare: 'true' } : {}),
    });

  return (
    <AnalyticsScreen
      analytics={toLoadable(analytics)}
      period={period}
      onPeriodChange={(chosen) => go({ period: chosen, compare })}
      compare={compare}
      onCompareChange={(chosen) => go({ period, compare: chosen })}
      exportIncluded={includesFeature(tier, 'export')}
      onRetry={() => void analytics.refetch()}
    />
  );
}
