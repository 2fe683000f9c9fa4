import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallCounts } from '../limits/callCounts';
import { callerNetwork } from '../limits/callerNetwork';
import { tooManyRequests } from '../problem';
import type { OperationFacts } from './contract';

interface Limit {
  /** Calls allowed in each window. */
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

const MINUTE = 60_000;

/** Calls a minute, by kind of operation. Failed sign-ins have separate and far stricter limits. */
const limits: Readonly<Record<'auth' | 'moderation' | 'service' | 'other', Limit>> = {
  auth: { max: 120, timeWindow: MINUTE },
  moderation: { max: 240_000, timeWindow: MINUTE },
  service: { max: 6_000, timeWindow: MINUTE },
  other: { max: 1_200, timeWindow: MINUTE },
};

/** Each key has a limit of its own, so that servers behind one address do not share one. */
function callerName(request: FastifyRequest): string {
  const { principal } = request;
  return principal.kind === 'key' ? principal.holder.keyId : callerNetwork(request.ip);
}

export function getLimit({ tag }: OperationFacts): Limit {
  if (tag === 'Auth') return limits.auth;
  if (tag === 'Moderation') return limits.moderation;
  if (tag === 'Service') return limits.service;
  return limits.other;
}

/** The plugin's store: one count for each operation and caller. */
function storeOf(calls: CallCounts): FastifyRateLimitStoreCtor {
  return class CountedStore implements FastifyRateLimitStore {
    operation = '';

    incr(
      caller: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow: number,
      max: number,
    ): void {
      done(null, calls.countCall(`${this.operation} ${caller}`, max, timeWindow, Date.now()));
    }

    child(route: object): FastifyRateLimitStore {
      const child = new CountedStore();
      child.operation = nameOf(route);
      return child;
    }
  };
}

/** The plugin passes the route on, which its types do not say. */
function nameOf(options: object): string {
  const { routeInfo } = options as { routeInfo?: { config?: { operationId?: string } } };
  return routeInfo?.config?.operationId ?? '';
}

/** Refuses callers that exceed their limit on all nodes together, and says how long to wait. */
export async function addRateLimits(app: FastifyInstance, calls: CallCounts): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    keyGenerator: callerName,
    store: storeOf(calls),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      return tooManyRequests(
        `Too many calls. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
        seconds,
      );
    },
  });
}
