import { getCaller, type Operation } from '../operation';

export const explainLog: Operation<'explainLog'> = (input) =>
  input.services.logs.explain(getCaller(input), input.path.id);
