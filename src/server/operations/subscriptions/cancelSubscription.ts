import { getCaller, type Operation } from '../operation';

export const cancelSubscription: Operation<'cancelSubscription'> = (input) =>
  input.services.billing.cancel(getCaller(input));
