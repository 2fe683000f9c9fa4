import { getCaller, type Operation } from '../operation';

export const getLog: Operation<'getLog'> = (input) =>
  input.services.logs.get(getCaller(input), input.path.id);
