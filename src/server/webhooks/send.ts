import { lookup as systemLookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { findAddressFault, isPublicAddress } from './addresses';

export interface SendOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether this machine may be called, for development. */
  localAllowed: boolean;
  /** Milliseconds for the whole call, from the name's lookup to the end of the answer. @default 10000 */
  timeoutMs?: number;
  /** Resolves a host name. @default the system's */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

export interface SendOutcome {
  /** Status of the answer; null when there was none. */
  status: number | null;
  durationMs: number;
  /** Why the event counts as not delivered; null when it was. */
  fault: string | null;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** Bytes of the answer that are read, so that an honest receiver is not cut off; the service ignores them. */
const ANSWER_LIMIT_BYTES = 16 * 1024;

const askSystem = (host: string) => systemLookup(host, { all: true, verbatim: true });

class RefusedError extends Error {}

/**
 * Resolves a name once and calls the resulting address, so that a name server that answers differently the second time
 * changes nothing. One private address among several refuses them all.
 */
function createPinnedLookup(
  { localAllowed, resolve = askSystem }: SendOptions,
  host: string,
): LookupFunction {
  const local = localAllowed && host === 'localhost';
  return (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !local && !isPublicAddress(address))) {
          done(new RefusedError('The address leads into a private network.'), '', 0);
        } else if (options.all === true) done(null, [first]);
        else done(null, first.address, first.family);
      },
      () => {
        done(new RefusedError('The name of the address cannot be found.'), '', 0);
      },
    );
  };
}

const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The receiver refuses connections.',
  ECONNRESET: 'The receiver broke the connection off.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
  ETIMEDOUT: 'The receiver cannot be reached.',
};

function describeConnectionFault(error: Error): string {
  if (error instanceof RefusedError) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (known[code]) return known[code];
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return 'The receiver has no valid certificate for its name.';
  return 'The connection to the receiver failed.';
}

function begin(url: URL, options: SendOptions): ClientRequest {
  const { headers, body } = options;
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return send(url, {
    method: 'POST',
    agent: false,
    lookup: createPinnedLookup(options, url.hostname),
    maxHeaderSize: ANSWER_LIMIT_BYTES,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': `${PRODUCT_INFO.name}-Webhooks/1`,
    },
  });
}

/**
 * Sends one event, to the public internet only: never follows a redirect, reads little of the answer and waits a
 * limited time. Never rejects.
 */
export function sendEvent(options: SendOptions): Promise<SendOutcome> {
  const { url: address, body, localAllowed, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const began = performance.now();
  const outcome = (status: number | null, fault: string | null): SendOutcome => ({
    status,
    fault,
    durationMs: Math.round(performance.now() - began),
  });
  // The settings may have changed since the address was saved, and a literal address is never resolved.
  const refused = findAddressFault(address, localAllowed);
  if (refused !== undefined) return Promise.resolve(outcome(null, refused));

  return new Promise((settle) => {
    const request = begin(new URL(address), options);
    const timer = setTimeout(() => {
      settle(outcome(null, `The receiver did not answer within ${timeoutMs / 1_000} seconds.`));
      request.destroy();
    }, timeoutMs);
    const end = (status: number | null, fault: string | null): void => {
      clearTimeout(timer);
      settle(outcome(status, fault));
      request.destroy();
    };
    request.on('error', (error) => {
      end(null, describeConnectionFault(error));
    });
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        const peer = socket.remoteAddress ?? '';
        if (!localAllowed && !isPublicAddress(peer)) {
          end(null, 'The address leads into a private network.');
        }
      });
    });
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const fault =
        status >= 200 && status < 300
          ? null
          : status >= 300 && status < 400
            ? 'The receiver answered with a redirect, which is not followed.'
            : `The receiver answered ${status}.`;
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > ANSWER_LIMIT_BYTES) end(status, fault);
      });
      response.on('end', () => {
        end(status, fault);
      });
      response.on('error', (error) => {
        end(status, describeConnectionFault(error));
      });
    });
    request.end(body);
  });
}
