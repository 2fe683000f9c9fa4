import { callerOf, type Operation } from '../operation';

export const getCurrentSubscription: Operation<'getCurrentSubscription'> = (input) =>
  input.services.usage.subscription(callerOf(input).id);
