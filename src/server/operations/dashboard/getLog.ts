import { callerOf, type Operation } from '../operation';

export const getLog: Operation<'getLog'> = (input) => input.services.logs.get(callerOf(input), input.path.id);
