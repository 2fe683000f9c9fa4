import type { Problem } from './contract.gen.js';
import { TorchwardError } from './failures.js';
import type { StopSignal, TorchwardOptions } from './options.js';
import { computeRetryDelayMs, readRetryAfterMs } from './retry.js';
import { runUntil, wait } from './timers.js';

export interface CallRequest {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  body?: unknown;
  /** A member that every answer of the service to this call has. */
  expects: string;
  /** Milliseconds that one attempt may take. */
  timeoutMs: number;
  /** Milliseconds after which the caller no longer wants the answer; read before each attempt, `Infinity` for never. */
  leftMs?: () => number;
  /** Ends the call: no further attempt, and undefined is returned. */
  signal: StopSignal;
}

/** Makes a call, and repeats it until it succeeds, fails for good, or is ended. */
export type Call = <Answer>(request: CallRequest) => Promise<Answer | undefined>;

/** Milliseconds for an answer's way back; the service is given that much less time. */
const RESPONSE_TRAVEL_MS = 200;
/** The largest value that the service takes. */
const LONGEST_REQUEST_TIMEOUT_MS = 60_000;

/** Reads the members of a JSON object; any other text has none. */
function readMembers(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Reads an answer. @throws {TorchwardError} when the status is an error, or the body is not the service's */
async function readAnswer(response: Response, expects: string): Promise<unknown> {
  const text = await response.text();
  const { status } = response;
  if (!response.ok) {
    const { detail = `The service answered ${status}.`, type }: Partial<Problem> = readMembers(text);
    const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'));
    throw new TorchwardError({ status, detail, retryAfterMs, ...(type !== undefined && { type }) });
  }
  const answer = readMembers(text);
  if (answer[expects] !== undefined && answer[expects] !== null) return answer;
  throw new TorchwardError({ status, detail: 'The answer is not one of Torchward. Check the address.' });
}

/** Writes a body. @throws {TorchwardError} as the service refuses a body that it can't read */
function writeBody(body: unknown): string | null {
  try {
    return body === undefined ? null : JSON.stringify(body);
  } catch (cause) {
    const detail = `The call can't be written as JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new TorchwardError({ status: 400, detail, cause });
  }
}

function toFailure(error: unknown): TorchwardError {
  if (error instanceof TorchwardError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new TorchwardError({
    status: 0,
    detail: `The service gave no answer: ${reason}`,
    cause: error,
  });
}

function createHeaders(
  { body, leftMs }: CallRequest,
  key: string,
  userAgent: string,
): Record<string, string> {
  const left = Math.floor((leftMs?.() ?? Infinity) - RESPONSE_TRAVEL_MS);
  return {
    accept: 'application/json',
    authorization: `Bearer ${key}`,
    'user-agent': userAgent,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(left <= LONGEST_REQUEST_TIMEOUT_MS && { 'request-timeout-ms': String(Math.max(1, left)) }),
  };
}

/** Creates the function that makes the calls of one client. */
export function createCall(
  options: Pick<TorchwardOptions, 'url' | 'key' | 'onFailure'>,
  userAgent: string,
): Call {
  const origin = options.url.replace(/\/+$/, '');

  function attempt(request: CallRequest, body: string | null): Promise<unknown> {
    return runUntil({ signal: request.signal, afterMs: request.timeoutMs }, async (signal) => {
      const response = await fetch(origin + request.path, {
        method: request.method,
        headers: createHeaders(request, options.key, userAgent),
        redirect: 'manual',
        signal,
        body,
      });
      return await readAnswer(response, request.expects);
    });
  }

  return async <Answer>(request: CallRequest) => {
    const { signal } = request;
    const isEnded = () => signal.aborted;
    const body = writeBody(request.body);
    for (let failures = 1; !isEnded(); failures += 1) {
      try {
        return (await attempt(request, body)) as Answer;
      } catch (error) {
        if (isEnded()) return undefined;
        const failure = toFailure(error);
        options.onFailure?.(failure);
        if (!failure.canRetry) throw failure;
        await wait(computeRetryDelayMs(failures, failure.retryAfterMs), signal);
      }
    }
    return undefined;
  };
}
