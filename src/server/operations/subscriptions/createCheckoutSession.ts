import { callerOf, type Operation } from '../operation';

export const createCheckoutSession: Operation<'createCheckoutSession'> = (input) =>
  input.services.billing.createCheckout(callerOf(input), input.body.tier, input.request.headers.host);
