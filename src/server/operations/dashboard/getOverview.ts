import { DEFAULT_OVERVIEW_PERIOD } from '~/contract/limits';
import { getCaller, type Operation } from '../operation';

export const getOverview: Operation<'getOverview'> = (input) =>
  input.services.dashboard.overview(getCaller(input), input.query.period ?? DEFAULT_OVERVIEW_PERIOD);
