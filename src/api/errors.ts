import type { Problem } from '../contract/api.gen';
import { truncateText } from '../contract/truncateText';

/** Why a call gave no usable answer. */
export type FailureKind =
  /** The server answered with a status of 400 or more. */
  | 'http'
  /** No response arrived: no network, a refused connection or a blocked request. */
  | 'network'
  /** No answer within the time limit. */
  | 'timeout'
  /** The app aborted the call. */
  | 'aborted'
  /** A success whose body is not what the contract says. */
  | 'malformed';

/** A problem document as far as it can be trusted: any member may be missing. */
export type PartialProblem = Partial<Problem> & Readonly<Record<string, unknown>>;

interface ApiErrorInit {
  kind: FailureKind;
  /** The HTTP status, 0 when no response arrived. */
  status?: number;
  /** The server's explanation in words, when it sent one. */
  detail?: string | undefined;
  /** The whole problem document, when the body was one. */
  problem?: PartialProblem | undefined;
  cause?: unknown;
}

/** The one error that leaves `src/api`. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly detail: string | undefined;
  readonly problem: PartialProblem | undefined;

  constructor({ kind, status = 0, detail, problem, cause }: ApiErrorInit) {
    super(
      detail ?? `${kind}${status === 0 ? '' : ` ${status}`}`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }

  /** Whether the same call may succeed a moment later: no connection, or an error of the server. */
  get isTemporary(): boolean {
    return this.kind === 'network' || (this.kind === 'http' && this.status >= 500);
  }
}

/** Whether a value that the app received is an object; its declared type proves nothing. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_DETAIL = 500;

/** Texts found in one entry of a `detail` list, whichever of the usual shapes it has. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (!isRecord(value)) return [];
  const { msg, message, detail } = value;
  const named = collectTexts(msg ?? message ?? detail);
  return named.length > 0 ? named : Object.values(value).flatMap(collectTexts);
}

/**
 * Reads the explanation in an error body, as text a person can read.
 *
 * @param body the parsed body: an object with `detail` (text, list or object), or anything else
 * @returns undefined for no body, HTML, or a body without an explanation
 */
export function readDetail(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const text = [...new Set(collectTexts(body['detail']))].join(' ');
  return text === '' ? undefined : truncateText(text, MAX_DETAIL);
}

/** Turns the status and body of a failed response into an `ApiError`. */
export function toHttpError(status: number, body: unknown): ApiError {
  return new ApiError({
    kind: 'http',
    status,
    detail: readDetail(body),
    problem: isRecord(body) ? body : undefined,
  });
}

/** Turns whatever a call threw into an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return new ApiError({ kind: 'timeout', cause: error });
  if (name === 'AbortError') return new ApiError({ kind: 'aborted', cause: error });
  if (error instanceof SyntaxError) return new ApiError({ kind: 'malformed', cause: error });
  return new ApiError({ kind: 'network', cause: error });
}
