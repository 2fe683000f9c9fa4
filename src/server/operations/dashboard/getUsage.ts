import { callerOf, type Operation } from '../operation';

export const getUsage: Operation<'getUsage'> = (input) => input.services.usage.report(callerOf(input).id);
