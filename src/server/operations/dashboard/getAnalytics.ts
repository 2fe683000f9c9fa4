import { DEFAULT_ANALYTICS_PERIOD } from '~/contract/limits';
import { getCaller, type Operation } from '../operation';

export const getAnalytics: Operation<'getAnalytics'> = (input) => {
  const { period = DEFAULT_ANALYTICS_PERIOD, granularity = 'day', compare = false } = input.query;
  return input.services.dashboard.analytics(getCaller(input), period, granularity, compare);
};
