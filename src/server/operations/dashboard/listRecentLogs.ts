import { getCaller, type Operation } from '../operation';

export const listRecentLogs: Operation<'listRecentLogs'> = (input) =>
  input.services.logs.list(getCaller(input), input.query);
