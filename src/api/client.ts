import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../contract/api.gen';
import { CALL_TIMEOUT_MS } from '../contract/limits';
import { FORBIDDEN_PROBLEM_TYPES, type Requirement } from '../contract/problems';
import { session, type SessionStore } from '../session';
import { readAnswer } from './answers';
import { takeEarlyAnswer } from './earlyAnswers';
import { ApiError, isRecord, readDetail, toHttpError, toApiError } from './errors';
import { type ReachabilityMonitor, reachability as reachabilityOfPage } from './reachability';

/** Calls whose 401 means "wrong password", not "signed out". */
const SIGN_IN_CALLS: readonly string[] = ['/v1/auth/login', '/v1/auth/register'];

export interface ClientOptions {
  /** Address before every path, without a trailing slash. Empty for the own origin. */
  baseUrl: string;
  session: SessionStore;
  /** @default the browser's */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds without an answer after which the client aborts a call. @default 30000 */
  timeoutMs?: number;
  /** Where failures are written. @default console.error */
  log?: (...words: unknown[]) => void;
  /** @default that of this page */
  reachability?: ReachabilityMonitor;
}

export type ApiClient = Client<paths>;

/** Gives every request a deadline of its own, beside the caller's signal. */
function withDeadline(send: (request: Request) => Promise<Response>, timeoutMs: number) {
  return (request: Request) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    return send(new Request(request, { signal: AbortSignal.any([request.signal, deadline]) }));
  };
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

const toAuthorization = (credential: string) => `Bearer ${credential}`;

/** Sends the stored credential, unless the call brings its own. */
function credentialMiddleware({ credentials }: SessionStore): Middleware {
  return {
    onRequest({ request }) {
      const credential = credentials.current();
      if (credential !== null && !request.headers.has('authorization')) {
        request.headers.set('authorization', toAuthorization(credential));
      }
    },
  };
}

const REQUIREMENTS = Object.keys(FORBIDDEN_PROBLEM_TYPES) as Requirement[];

/** Reads from the type of a 403 what the account or its key lacks. */
function findRequirementByType(body: unknown): Requirement | undefined {
  return REQUIREMENTS.find(
    (requirement) => isRecord(body) && body['type'] === FORBIDDEN_PROBLEM_TYPES[requirement],
  );
}

/** Reads from the text of a 403 without such a type what the account lacks. */
function findRequirementByText(detail: string): Requirement | undefined {
  if (/verify|verification/i.test(detail)) return 'verification';
  return /subscription/i.test(detail) ? 'subscription' : undefined;
}

/** Handles the failures that all calls share. */
function failureMiddleware(store: SessionStore, log: (...words: unknown[]) => void): Middleware {
  const unauthorized = (request: Request) => {
    const credential = store.credentials.current();
    const current = credential === null ? null : toAuthorization(credential);
    // An earlier 401 has already cleared this credential, or the owner has signed in since.
    if (request.headers.get('authorization') !== current) return;
    // A visitor of a public page stays there when the token has expired at start-up.
    const isStartUp = store.get().status === 'loading';
    store.end('expiry');
    if (!isStartUp) store.refuse({ type: 'expired' });
  };

  const forbidden = (body: unknown) => {
    const detail = readDetail(body) ?? '';
    const missing = findRequirementByType(body) ?? findRequirementByText(detail);
    if (missing === undefined || missing === 'feature' || missing === 'scope') log('Forbidden', detail);
    if (missing !== undefined && missing !== 'scope') store.refuse({ type: 'refused', missing });
  };

  return {
    async onResponse({ request, response, schemaPath }) {
      if (response.ok) return;
      if (response.status === 401) {
        if (!SIGN_IN_CALLS.includes(schemaPath)) unauthorized(request);
      } else if (response.status === 403) {
        forbidden(await readBody(response));
      } else if (response.status >= 500) {
        log(`Server error ${response.status}`, readDetail(await readBody(response)) ?? '');
      }
    },
    onError({ request, error, schemaPath }) {
      const failure = toApiError(error);
      if (failure.kind !== 'aborted') log('Network error', request.method, schemaPath, failure.kind);
      return failure;
    },
  };
}

/** Empties the unreadable success of a mutation, which has had its effect. Markup is the page of a proxy. */
const unreadableAnswerMiddleware: Middleware = {
  async onResponse({ request, response, options }) {
    if (request.method === 'GET' || !response.ok || options.parseAs !== 'json') return undefined;
    if ((await readBody(response)) !== undefined) return undefined;
    const text = await response.clone().text();
    return text.trimStart().startsWith('<') ? undefined : new Response(null, { status: 204 });
  },
};

/** A proxy answers with one of these when it does not reach the server. */
const GATEWAY_FAILURES: readonly number[] = [502, 504];

/** Notes for every call whether the server has answered it. */
function reachabilityMiddleware({ noteAnswer, noteFailure }: ReachabilityMonitor): Middleware {
  return {
    onResponse({ response }) {
      if (GATEWAY_FAILURES.includes(response.status)) noteFailure();
      else noteAnswer();
    },
    onError({ error }) {
      if (toApiError(error).kind !== 'aborted') noteFailure();
    },
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Call = (path: string, init?: { parseAs?: string }) => Promise<Result<unknown>>;

/** Checks the body of every success before the app sees it. A stream is checked by its reader. */
function withCheckedAnswers(client: ApiClient, log: (...words: unknown[]) => void): ApiClient {
  const checked = METHODS.map((method) => {
    const send = client[method] as unknown as Call;
    const call: Call = async (path, init) => {
      const result = await send(path, init);
      if (!result.response.ok || init?.parseAs !== undefined) return result;
      try {
        return { ...result, data: readAnswer(`${method} ${path}`, result.data) };
      } catch (error) {
        log('Unexpected answer', method, path, toApiError(error).cause);
        throw error;
      }
    };
    return [method, call] as const;
  });
  return {
    ...client,
    ...(Object.fromEntries(checked) as unknown as Pick<ApiClient, (typeof METHODS)[number]>),
  };
}

/** Creates the typed client of the contract, with deadline, credential, checked answers and shared failure handling. */
export function createApiClient({
  baseUrl,
  session: store,
  fetch: send = (request) => takeEarlyAnswer(request) ?? globalThis.fetch(request),
  timeoutMs = CALL_TIMEOUT_MS,
  log = console.error,
  reachability = reachabilityOfPage,
}: ClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl, fetch: withDeadline(send, timeoutMs) });
  client.use(
    credentialMiddleware(store),
    reachabilityMiddleware(reachability),
    failureMiddleware(store, log),
    unreadableAnswerMiddleware,
  );
  return withCheckedAnswers(client, log);
}

/** The client of this page. */
export const api = createApiClient({
  baseUrl: (import.meta.env['VITE_API_BASE_URL'] as string | undefined) ?? '',
  session,
});

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The data of a call.
 *
 * @throws {ApiError} for every failure: a status of 400 or more, no answer in time, no connection, an unreadable body
 */
export async function unwrapData<Data>(call: Promise<Result<Data>>): Promise<Exclude<Data, undefined>> {
  let result: Result<Data>;
  try {
    result = await call;
  } catch (error) {
    throw toApiError(error);
  }
  if (!result.response.ok) throw toHttpError(result.response.status, result.error);
  return result.data as Exclude<Data, undefined>;
}

/**
 * Like `unwrapData`, for calls whose success has a body.
 *
 * @throws {ApiError} also when the body is not an object
 */
export async function unwrapObject<Data extends object | undefined>(
  call: Promise<Result<Data>>,
): Promise<NonNullable<Data>> {
  const data = await unwrapData(call);
  if (!isRecord(data)) throw new ApiError({ kind: 'malformed' });
  return data;
}
