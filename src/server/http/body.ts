import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** The exact bytes of a JSON body, for signatures. */
    rawBody?: Buffer;
  }
}

/** Bytes of body that the service reads. */
export const bodyLimit = 65_536;

const loneSurrogate = /\p{Surrogate}/u;

function isStorable(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text);
}

/** Neither NUL nor half a character can be stored; both only get into a body as an escape. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (Array.isArray(value)) return value.some(hasBrokenText);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => !isStorable(key) || hasBrokenText(entry));
}

/** A JSON parser that refuses what no valid client sends, each with a sentence. */
export function addJsonParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      request.rawBody = bytes;
      let text: string;
      try {
        text = decoder.decode(bytes);
      } catch {
        done(badRequest('The body is not valid UTF-8. Encode it as UTF-8 JSON.'));
        return;
      }
      // The default parser answers by callback at once: it only wraps a synchronous parse.
      void parseJson(request, text, (error, value: unknown) => {
        if (error) done(error);
        else if (text.includes('\\u') && hasBrokenText(value)) {
          done(
            badRequest(
              'The body contains NUL or broken Unicode (a lone surrogate). Remove it and try again.',
            ),
          );
        } else done(null, value);
      });
    },
  );
}
