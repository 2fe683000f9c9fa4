import { callerOf, type Operation } from '../operation';
import { pageOf } from './selection';

export const listLogs: Operation<'listLogs'> = (input) =>
  pageOf(input.services.logs, callerOf(input), input.query);
