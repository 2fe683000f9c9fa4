import { createBadRequestProblem } from '../../problem';
import type { Operation } from '../operation';

export const receiveBillingEvent: Operation<'receiveBillingEvent'> = async ({ services, request }) => {
  const signature = request.headers['stripe-signature'];
  if (!request.rawBody || typeof signature !== 'string')
    throw createBadRequestProblem('The event is not signed.');
  await services.billing.receive(request.rawBody, signature);
  return { received: true };
};
