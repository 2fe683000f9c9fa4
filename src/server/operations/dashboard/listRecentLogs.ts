import { callerOf, type Operation } from '../operation';
import { pageOf } from './selection';

export const listRecentLogs: Operation<'listRecentLogs'> = (input) =>
  pageOf(input.services.logs, callerOf(input), input.query);
