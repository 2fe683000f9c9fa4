import { getCaller, type Operation } from '../operation';

export const listLogs: Operation<'listLogs'> = (input) =>
  input.services.logs.list(getCaller(input), input.query);
