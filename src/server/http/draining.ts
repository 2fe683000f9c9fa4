import type { FastifyInstance } from 'fastify';
import type { HealthService } from '../services/health';

/**
 * While the process ends, each answer closes its connection: otherwise a caller that keeps one in use would hold up the
 * end, and never reach another node.
 */
export function addDraining(app: FastifyInstance, health: HealthService): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (health.isDraining()) reply.header('connection', 'close');
    done();
  });
}
