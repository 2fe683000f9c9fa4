import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validateEmail, validateNewPassword } from '~/contract/accountRules';
import { createBadRequestProblem, HttpProblem, createUnavailableProblem } from '../problem';
import { describeStoreFailure } from '../store/failures';
import { describeFaults } from './validation';

const INTERNAL_ERROR_DETAIL =
  'Something went wrong on our side. Try again; if it stays, contact support@torchward.example with this id.';

function findTextMember(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null || !(name in body)) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** For checks that the app's forms also make, the server uses the same sentences. */
function findFormError(request: FastifyRequest): { path: string; message: string } | undefined {
  const { body } = request;
  const operation = request.routeOptions.config.operationId;
  const email = findTextMember(body, 'email');
  const emailMessage = email === undefined ? null : validateEmail(email);
  if (emailMessage) return { path: '/email', message: emailMessage };
  const name =
    operation === 'register' ? 'password' : operation === 'resetPassword' ? 'new_password' : undefined;
  const password = name === undefined ? undefined : findTextMember(body, name);
  const passwordMessage = password === undefined ? null : validateNewPassword(password);
  return passwordMessage && name ? { path: `/${name}`, message: passwordMessage } : undefined;
}

function fromValidation(error: FastifyError, request: FastifyRequest): HttpProblem {
  const form = findFormError(request);
  if (form) return createBadRequestProblem(form.message, [form]);
  const { detail, faults } = describeFaults(error.validation ?? [], error.validationContext ?? 'body');
  return createBadRequestProblem(detail, faults);
}

const fastifyFaults: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty. Send a JSON document.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON. Check quotes, commas and brackets.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The Content-Length header does not match the body.'],
  FST_ERR_MAX_PARAM_LENGTH: [400, 'A part of the address is too long to be an id.'],
  FST_ERR_BAD_URL: [400, 'The address is not valid: its percent signs must encode UTF-8.'],
};

function createTooLargeProblem({ routeOptions: { bodyLimit } }: FastifyRequest): HttpProblem {
  return new HttpProblem(
    413,
    `The body may have at most ${bodyLimit.toLocaleString('en-US')} bytes. Send less at once.`,
  );
}

/** Turns any failure into the problem that the caller gets. */
export function toProblem(error: unknown, request: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const fastifyError = error as Partial<FastifyError>;
  if (fastifyError.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createTooLargeProblem(request);
  if (fastifyError.validation) return fromValidation(error as FastifyError, request);
  const known = fastifyFaults[fastifyError.code ?? ''];
  if (known) return new HttpProblem(known[0], known[1]);
  if (error instanceof SyntaxError) {
    return createBadRequestProblem('The body is not valid JSON. Check quotes, commas and brackets.');
  }
  const storeFailure = describeStoreFailure(error);
  if (storeFailure) return createUnavailableProblem(storeFailure, error);
  const status = fastifyError.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new HttpProblem(status, 'The request cannot be understood. Check it against the documentation.');
  }
  return new HttpProblem(500, INTERNAL_ERROR_DETAIL, { cause: error });
}

export function sendProblem(reply: FastifyReply, problem: HttpProblem): FastifyReply {
  return reply
    .code(problem.statusCode)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(problem.toDocument(reply.request.id));
}

/** Answers every failure with an RFC 9457 document. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request);
    if (problem.statusCode >= 500) request.log.error({ err: problem.cause ?? error }, problem.message);
    else request.log.info({ status: problem.statusCode }, 'refused');
    return sendProblem(reply, problem);
  });
}
