import { getCaller, type Operation } from '../operation';

export const getCurrentSubscription: Operation<'getCurrentSubscription'> = (input) =>
  input.services.usage.subscription(getCaller(input).id);
