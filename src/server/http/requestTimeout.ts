import { PassThrough } from 'node:stream';
import type { FastifyRequest, onRequestHookHandler, preParsingHookHandler } from 'fastify';
import { createDeadline, type Deadline } from '../deadline';
import { HttpProblem } from '../problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** Until when the request is answered whatever the store does; absent for operations without such a promise. */
    deadline?: Deadline;
  }
}

/** The contract's check, which runs later, refuses what is no number of milliseconds. */
function readRequestTimeoutMs({ headers }: FastifyRequest): number {
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
    request.deadline = createDeadline(Math.min(budgetMs, readRequestTimeoutMs(request)));
    done();
  };
}

/** Whether the whole body is in memory. Node calls a request complete only once its body has been read. */
const hasArrived = ({ complete, readableLength, headers }: FastifyRequest['raw']): boolean =>
  complete || readableLength === Number(headers['content-length']);

/** Refuses a body that has not arrived by the call's deadline with a 408: no verdict on it could be in time. */
export const limitBodyTime: preParsingHookHandler = ({ raw, deadline }, reply, payload, done) => {
  if (deadline === undefined || hasArrived(raw)) {
    done(null, payload);
    return;
  }
  const body = payload.pipe(new PassThrough());
  /** Takes what still arrives off the connection and drops it. */
  const detach = (): void => {
    payload.unpipe(body);
    payload.resume();
  };
  const timer = setTimeout(
    () => {
      detach();
      body.destroy(
        new HttpProblem(
          408,
          'The body did not arrive in the time of the call, so it has no verdict. Send it again.',
          { headers: { connection: 'close' } },
        ),
      );
    },
    Math.max(0, deadline.leftMs()),
  );
  // Once its reader has refused the body for another reason, no other listener handles the error.
  body.on('error', () => undefined);
  body.once('close', () => {
    clearTimeout(timer);
  });
  payload.once('error', (error: Error) => body.destroy(error));
  reply.raw.once('finish', detach);
  done(null, body);
};
