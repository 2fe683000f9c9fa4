import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import type { Metrics } from '../metrics';
import { createUnauthorizedProblem } from '../problem';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/** Compares digests, so that the time taken shows neither the length nor the first wrong character. */
function isToken(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && isToken(given, token);
  }
  // A proxy on this machine also calls from here, on behalf of any caller.
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** Times every request, by operation; all files of the app count as one. */
export function addRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId ?? 'app';
    metrics.request(operation, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/**
 * Serves the process's metrics for Prometheus: to callers with METRICS_TOKEN; in a demo without that token, to this
 * machine alone; otherwise to no caller. Not part of the API that owners use.
 */
export function addMetricsPage(app: FastifyInstance, env: Env, metrics: Metrics): void {
  const { metricsToken, mode } = env;
  if (metricsToken === undefined && mode !== 'demo') return;
  metrics.watchProcess();
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      throw createUnauthorizedProblem('Send the METRICS_TOKEN of this installation as a bearer token.');
    }
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}
