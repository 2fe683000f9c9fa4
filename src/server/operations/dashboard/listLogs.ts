import { getCaller, type Operation } from '../operation';
import { findLogPage } from './selection';

export const listLogs: Operation<'listLogs'> = (input) =>
  findLogPage(input.services.logs, getCaller(input), input.query);
