import { callerOf, type Operation } from '../operation';
import { readLogPage } from './selection';

export const listLogs: Operation<'listLogs'> = (input) =>
  readLogPage(input.services.logs, callerOf(input), input.query);
