import type { FastifyInstance } from 'fastify';
import type { HealthService } from '../services/health';

/**
 * While the process ends, each answer closes its connection: a caller that keeps one busy would otherwise never let
 * it go, and the next request finds another node.
 */
export function addDraining(app: FastifyInstance, health: HealthService): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (health.isDraining()) reply.header('connection', 'close');
    done();
  });
}
