import { getCaller, type Operation } from '../operation';
import { readLogPage } from './selection';

export const listLogs: Operation<'listLogs'> = (input) =>
  readLogPage(input.services.logs, getCaller(input), input.query);
