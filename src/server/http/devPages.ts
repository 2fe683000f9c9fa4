import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import type { Services } from '../services';
import { addCheckoutPage } from './checkoutPage';
import { addOutboxPage } from './outboxPage';

/** Pages that replace what a development machine lacks: a mailbox and a payment provider. */
export function addDevPages(app: FastifyInstance, env: Env, services: Services): void {
  addOutboxPage(app, env);
  if (!services.testProvider) return;
  addCheckoutPage(app, {
    provider: services.testProvider,
    takeOver: services.billing.takeOver,
    onError: (error) => {
      app.log.error({ err: error }, 'The built-in payment provider failed.');
    },
  });
}
