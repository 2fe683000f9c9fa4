import { getCaller, type Operation } from '../operation';

export const reactivateSubscription: Operation<'reactivateSubscription'> = (input) =>
  input.services.billing.reactivate(getCaller(input));
