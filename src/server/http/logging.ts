import type { FastifyServerOptions } from 'fastify';
import type { Env } from '../env';

/** The address without its query, which may hold a token or a player's name. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * One JSON line an event, on standard output. Bodies and headers are never logged; what might slip into an
 * error is removed by name.
 */
export function loggerOptions(env: Env): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: env.logLevel,
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
      ],
      censor: '[removed]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}
