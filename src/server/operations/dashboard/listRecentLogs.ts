import { getCaller, type Operation } from '../operation';
import { readLogPage } from './selection';

export const listRecentLogs: Operation<'listRecentLogs'> = (input) =>
  readLogPage(input.services.logs, getCaller(input), input.query);
