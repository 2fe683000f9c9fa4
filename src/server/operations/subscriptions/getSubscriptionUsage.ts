import { callerOf, type Operation } from '../operation';

export const getSubscriptionUsage: Operation<'getSubscriptionUsage'> = (input) =>
  input.services.usage.period(callerOf(input).id);
