import { DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { callerOf, type Operation } from '../operation';

export const getPerformance: Operation<'getPerformance'> = (input) =>
  input.services.dashboard.performance(callerOf(input), input.query.period ?? DEFAULT_OVERVIEW_PERIOD);
