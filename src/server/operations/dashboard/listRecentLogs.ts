import { getCaller, type Operation } from '../operation';
import { findLogPage } from './selection';

export const listRecentLogs: Operation<'listRecentLogs'> = (input) =>
  findLogPage(input.services.logs, getCaller(input), input.query);
