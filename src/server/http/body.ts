import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { createBadRequestProblem, HttpProblem } from '../problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** The exact bytes of a JSON body, over which signatures are computed. */
    rawBody?: Buffer;
  }
  interface FastifyContextConfig {
    /** Whether the operation itself repairs broken text in a body; other operations refuse it. */
    mendsText?: boolean;
  }
}

/** Bytes of body that the service reads. */
export const BODY_LIMIT_BYTES = 65_536;

/**
 * Bytes of a batch: a hundred messages of 512 characters, each character written as two escapes of six bytes, and their
 * other members.
 */
export const BATCH_BODY_LIMIT_BYTES = 1_048_576;

const LONE_SURROGATE = /\p{Surrogate}/u;

function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

/**
 * The database stores neither NUL nor a lone surrogate; both enter a body only as an escape. The values wait in a list,
 * because a recursion would exhaust the call stack in a body that is nested ten thousand times.
 */
function hasBrokenText(body: unknown): boolean {
  const waiting = [body];
  for (const value of waiting) {
    if (typeof value === 'string' && !isStorable(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    const parts: unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
    for (const part of parts) waiting.push(part);
  }
  return false;
}

/** A JSON parser that refuses what no valid client sends, each with a sentence, unless the operation repairs text. */
export function addJsonParser(app: FastifyInstance): void {
  const parseStrictly = app.getDefaultJsonParser('error', 'error');
  const parseLeniently = app.getDefaultJsonParser('remove', 'remove');
  const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lenientDecoder = new TextDecoder('utf-8');

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const { 'content-encoding': coding = 'identity' } = request.headers;
      if (coding.toLowerCase() !== 'identity') {
        done(
          new HttpProblem(415, 'Send the body as it is, without a Content-Encoding such as gzip.', {
            headers: { 'accept-encoding': 'identity' },
          }),
        );
        return;
      }
      request.rawBody = bytes;
      const mends = request.routeOptions.config.mendsText === true;
      const parseJson = mends ? parseLeniently : parseStrictly;
      let text: string;
      try {
        text = (mends ? lenientDecoder : strictDecoder).decode(bytes);
      } catch {
        done(createBadRequestProblem('The body is not valid UTF-8. Encode it as UTF-8 JSON.'));
        return;
      }
      // The default parser answers by callback at once: it only wraps a synchronous parse.
      void parseJson(request, text, (error, value: unknown) => {
        if (error) done(error);
        else if (!mends && text.includes('\\u') && hasBrokenText(value)) {
          done(
            createBadRequestProblem(
              'The body contains NUL or broken Unicode (a lone surrogate). Remove it and try again.',
            ),
          );
        } else done(null, value);
      });
    },
  );
}

/**
 * For operations that take no body: the server ignores any body, so that an empty JSON body of a DELETE is no error.
 */
export const ignoreBody: onRequestHookHandler = ({ raw: { headers } }, _reply, done) => {
  delete headers['content-type'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  done();
};
