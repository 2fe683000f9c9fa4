import { callerOf, type Operation } from '../operation';

export const getUsage: Operation<'getUsage'> = (input) => input.services.usage.months(callerOf(input).id);
