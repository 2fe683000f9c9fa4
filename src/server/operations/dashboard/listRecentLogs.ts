import { callerOf, type Operation } from '../operation';
import { readLogPage } from './selection';

export const listRecentLogs: Operation<'listRecentLogs'> = (input) =>
  readLogPage(input.services.logs, callerOf(input), input.query);
