import { DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { getCaller, type Operation } from '../operation';

export const getPerformance: Operation<'getPerformance'> = (input) =>
  input.services.dashboard.performance(getCaller(input), input.query.period ?? DEFAULT_OVERVIEW_PERIOD);
