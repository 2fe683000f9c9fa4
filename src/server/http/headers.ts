import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Env } from '../env';

/** Hashes of a page's inline scripts, as CSP sources. Data blocks such as JSON-LD are not scripts and need none. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'text/javascript';
      const isScript = /^(module|importmap|text\/javascript|application\/javascript)$/i.test(type);
      if (!isScript || /\bsrc\s*=/i.test(attributes) || text === '') return [];
      return [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
    },
  );
}

/** The hashes of every built page, so that a page's own start-up script runs and no other. */
function hashesOfPages(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  const hashes = names
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => hashInlineScripts(readFileSync(join(folder, name), 'utf8')));
  return [...new Set(hashes)];
}

/** Headers that belong to one answer and its connection, and are not copied from Helmet's. */
const TRANSPORT = new Set(['connection', 'content-length', 'content-type', 'date']);

/** Helmet builds its headers for every answer, though they never change, so the server reads them once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
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

/**
 * Sets the security headers of every response. Scripts come from this origin or are listed by hash; styles may be
 * inline because charts and overlays position themselves, and a style can't run code.
 */
export async function addSecurityHeaders(app: FastifyInstance, env: Env, pages: string): Promise<void> {
  const https = env.publicUrl?.startsWith('https:') === true;
  const fixed = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(await headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...hashesOfPages(pages)],
          'script-src-attr': ["'none'"],
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:'],
          'font-src': ["'self'"],
          'connect-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          ...(https ? { 'upgrade-insecure-requests': [] } : {}),
        },
      },
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

/** Whether programs call the path; all other paths belong to the app. */
export function isApiPath(url: string): boolean {
  return /^\/(v1|api|health|ready|metrics)(\/|\?|$)/.test(url);
}
