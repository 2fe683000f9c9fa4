import { getCaller, type Operation } from '../operation';

export const getFirstSteps: Operation<'getFirstSteps'> = (input) =>
  input.services.firstSteps.read(getCaller(input));
