import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { createDeadline, type Deadline } from '../deadline';

declare module 'fastify' {
  interface FastifyRequest {
    /** Until when the request is answered whatever the store does; absent for operations without such a promise. */
    deadline?: Deadline;
  }
}

/** The contract's check, which runs later, refuses what is no number of milliseconds. */
function askedMs({ headers }: FastifyRequest): number {
  const asked = Number(headers['request-timeout-ms'] ?? NaN);
  return Number.isInteger(asked) && asked > 0 ? asked : Infinity;
}

/**
 * Starts a call's deadline before its key is looked up.
 *
 * @param budgetMs milliseconds that the call may take; its caller may ask for fewer
 */
export function startDeadline(budgetMs: number): onRequestHookHandler {
  return (request, _reply, done) => {
    request.deadline = createDeadline(Math.min(budgetMs, askedMs(request)));
    done();
  };
}
