import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Env } from '../env';

/** The address without its query, which may hold a token or a player's name. */
function removeQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * Makes the logger write one JSON line per event. Bodies and headers are never logged; members of errors that may
 * hold secrets are removed by name.
 *
 * @param stream receives the lines; standard output when undefined
 */
export function createLoggerOptions(
  env: Env,
  // The logger's own way to standard output waits forever while its file's disk is full; this one loses the lines.
  stream: { write: (line: string) => void } = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: env.logLevel,
    stream,
    redact: {
      paths: [
        '*.authorization',
        '*.password',
        '*.new_password',
        '*.password_hash',
        '*.token',
        '*.access_token',
        '*.api_key',
        '*.message_text',
        '*.parameters',
        'err.detail',
        'err.where',
        // A provider's error carries its whole answer, such as who pays.
        'err.*.*',
      ],
      censor: '[removed]',
    },
    hooks: {
      logMethod(values, log) {
        // The server never parses its own answers, so it needs no parser for their media types.
        if (values.some((value) => String(value).startsWith('ContentTypeParser for'))) return;
        log.apply(this, values);
      },
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: removeQuery(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** Logs one line for each request; for chat messages only at level `debug`, or they would fill the log. */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.url.startsWith('/v1/moderate') && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
      {
        req: request,
        operation: request.routeOptions.config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
