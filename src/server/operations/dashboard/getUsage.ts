import { getCaller, type Operation } from '../operation';

export const getUsage: Operation<'getUsage'> = (input) => input.services.usage.report(getCaller(input).id);
