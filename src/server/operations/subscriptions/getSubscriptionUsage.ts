import { getCaller, type Operation } from '../operation';

export const getSubscriptionUsage: Operation<'getSubscriptionUsage'> = (input) =>
  input.services.usage.period(getCaller(input).id);
