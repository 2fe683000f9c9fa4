import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import type { Services } from '../services';
import { addOutboxPage } from './outbox-page';

/** Pages that stand in for what a development machine lacks: a mailbox and a payment provider. */
export function addDevPages(app: FastifyInstance, env: Env, _services: Services): void {
  addOutboxPage(app, env);
}
