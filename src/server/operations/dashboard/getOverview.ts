import { DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { callerOf, type Operation } from '../operation';

export const getOverview: Operation<'getOverview'> = (input) =>
  input.services.dashboard.overview(callerOf(input), input.query.period ?? DEFAULT_OVERVIEW_PERIOD);
