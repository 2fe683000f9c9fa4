import { callerOf, type Operation } from '../operation';

export const cancelSubscription: Operation<'cancelSubscription'> = (input) =>
  input.services.billing.cancel(callerOf(input));
