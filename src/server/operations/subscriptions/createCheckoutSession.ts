import { getCaller, type Operation } from '../operation';

export const createCheckoutSession: Operation<'createCheckoutSession'> = (input) =>
  input.services.billing.createCheckout(getCaller(input), input.body.tier, input.request.headers.host);
