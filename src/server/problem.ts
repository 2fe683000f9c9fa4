import { STATUS_CODES } from 'node:http';
import type { Problem as ProblemBody, ProblemType } from '~/contract/api.gen';

interface ProblemOptions {
  /** The kind of problem, where a program can act on it. @default 'about:blank' */
  type?: ProblemType;
  /** Each error of the request, for forms. */
  errors?: ProblemBody['errors'];
  headers?: Readonly<Record<string, string>>;
  /** Further members that the contract allows in an operation's problem document. */
  members?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/**
 * A failure that the caller should read: thrown anywhere, answered as an RFC 9457 document. `detail` says what happened
 * and what to do, without internals.
 */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly statusCode: number;
  readonly type: ProblemType;
  readonly errors: ProblemBody['errors'];
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(statusCode: number, detail: string, options: ProblemOptions = {}) {
    super(detail, options);
    this.statusCode = statusCode;
    this.type = options.type ?? 'about:blank';
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.members = options.members ?? {};
  }

  /** @param instance the id of the request, so that the caller can quote it */
  toDocument(instance: string): ProblemBody & Record<string, unknown> {
    return {
      type: this.type,
      title: STATUS_CODES[this.statusCode] ?? 'Error',
      status: this.statusCode,
      detail: this.message,
      instance,
      ...(this.errors ? { errors: this.errors } : {}),
      ...this.members,
    };
  }
}

export const createBadRequestProblem = (detail: string, errors?: ProblemBody['errors']): HttpProblem =>
  new HttpProblem(400, detail, errors ? { errors } : {});

export const createUnauthorizedProblem = (detail: string): HttpProblem =>
  new HttpProblem(401, detail, { headers: { 'www-authenticate': 'Bearer' } });

export const isUnauthorized = (error: unknown): boolean =>
  error instanceof HttpProblem && error.statusCode === 401;

export const createForbiddenProblem = (
  detail: string,
  options: Pick<ProblemOptions, 'type' | 'members'> = {},
): HttpProblem => new HttpProblem(403, detail, options);

/** Answers the same for an item that never existed and for one of another account. */
export const createNotFoundProblem = (detail = 'There is no such item on this account.'): HttpProblem =>
  new HttpProblem(404, detail);

export const createConflictProblem = (
  detail: string,
  members?: Readonly<Record<string, unknown>>,
): HttpProblem => new HttpProblem(409, detail, members ? { members } : {});

/** @param seconds until another attempt makes sense, 1 or more */
export const createTooManyRequestsProblem = (detail: string, seconds: number): HttpProblem =>
  new HttpProblem(429, detail, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });

export const createUnavailableProblem = (detail: string, cause?: unknown, seconds = 2): HttpProblem =>
  new HttpProblem(503, detail, { cause, headers: { 'retry-after': String(seconds) } });
