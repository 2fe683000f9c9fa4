import { useQuery } from '@tanstack/react-query';
import type { Analytics, Granularity, Overview, Period, ServiceHealth } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { usePollingInterval } from './live';

/** Poll interval of figures without a live stream. A hidden tab does not poll. */
const FIGURES_POLL_INTERVAL_MS = 30_000;

/** Hourly buckets for 24 hours, daily ones for longer periods. */
export const chooseGranularity = (period: Period): Granularity => (period === '24h' ? 'hour' : 'day');

/** Figures of the dashboard, kept fresh by the live stream, or polled every 30 s without it. */
export function useOverview(period: Period) {
  const pollingMs = usePollingInterval(FIGURES_POLL_INTERVAL_MS);
  return useQuery<Overview, ApiError>({
    queryKey: ['overview', period],
    queryFn: ({ signal }) =>
      unwrapObject(api.GET('/api/dashboard/overview', { params: { query: { period } }, signal })),
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollingMs),
  });
}

/** Figures over time: hourly for 24h, daily otherwise. `compare` asks for the period before as well. */
export function useAnalytics(period: Period, { compare = false }: { compare?: boolean } = {}) {
  return useQuery<Analytics, ApiError>({
    queryKey: ['analytics', period, compare],
    queryFn: ({ signal }) => {
      const query = { period, granularity: chooseGranularity(period), ...(compare ? { compare } : {}) };
      return unwrapObject(api.GET('/api/dashboard/analytics', { params: { query }, signal }));
    },
    staleTime: 0,
  });
}

/** Health of the service's parts, polled every 30 s. */
export function useServiceHealth() {
  return useQuery<ServiceHealth, ApiError>({
    queryKey: ['serviceHealth'],
    queryFn: ({ signal }) => unwrapObject(api.GET('/api/dashboard/health', { signal })),
    refetchInterval: FIGURES_POLL_INTERVAL_MS,
  });
}
