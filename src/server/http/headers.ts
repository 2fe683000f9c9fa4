import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Env } from '../env';
import { createContentPolicy } from './contentPolicy';

/** Headers that belong to one answer and its connection, and are not copied from Helmet's. */
const TRANSPORT = new Set(['connection', 'content-length', 'content-type', 'date']);

/** Helmet builds its headers for every answer, though they never change, so the server reads them once. */
async function readHelmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  const { headers } = await probe.get('/', () => '').inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      TRANSPORT.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

/** Sets the security headers of every response. A page replaces the Content-Security-Policy with one of its own. */
export async function addSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const https = env.publicUrl?.startsWith('https:') === true;
  const fixed = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'content-security-policy': createContentPolicy(env),
    ...(await readHelmetHeaders({
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
    })),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed);
    // A page whose address holds a single-use token must not pass it on as a referrer.
    if (request.url.includes('token=')) reply.header('referrer-policy', 'no-referrer');
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Whether the path is one of the API, of health or of metrics: no cache keeps its answers, and none is a page. */
export function isApiPath(url: string): boolean {
  return /^\/(v1|api|health|ready|metrics)(\/|\?|$)/.test(url);
}
