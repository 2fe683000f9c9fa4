import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Actor, operations } from '~/contract/api.gen';
import { toMember } from '../actor';
import type { Deadline } from '../deadline';
import { createForbiddenProblem } from '../problem';
import type { KeyHolder } from '../store/repositories/apiKeys';
import type { Account } from '../store/repositories/accounts';
import type { Services } from '../services';
import type { LoginSession } from '../services/sessions';

export type OperationId = keyof operations;

/** The caller, once the credential is checked. */
export type Principal =
  | { kind: 'anonymous' }
  | { kind: 'session'; account: Account; session: LoginSession }
  | { kind: 'key'; account: Account; holder: KeyHolder; keyHash: Buffer };

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Responses> = Responses extends { 200: infer Answer }
  ? Json<Answer>
  : Responses extends { 201: infer Answer }
    ? Json<Answer>
    : Responses extends { 202: infer Answer }
      ? Json<Answer>
      : undefined;
type Known<Value> = Exclude<Value, undefined>;

/** An operation's checked input, with defaults filled in. */
export interface OperationInput<Id extends OperationId> {
  body: operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined;
  query: Known<operations[Id]['parameters']['query']>;
  path: Known<operations[Id]['parameters']['path']>;
  principal: Principal;
  services: Services;
  request: FastifyRequest;
}

/** An answer that is a file, sent while it is read. */
export class FileAnswer {
  readonly contentType: string;
  readonly fileName: string;
  readonly content: Readable;

  constructor(contentType: string, fileName: string, content: Readable) {
    this.contentType = contentType;
    this.fileName = fileName;
    this.content = content;
  }
}

/** An answer without a known end: each event is sent when it happens, without buffering. */
export class StreamAnswer {
  readonly contentType: string;
  readonly content: Readable;

  constructor(contentType: string, content: Readable) {
    this.contentType = contentType;
    this.content = content;
  }
}

/** The handler of one operation. It parses nothing, calls services and answers as the contract says. */
export type Operation<Id extends OperationId> = (
  input: OperationInput<Id>,
) => Promise<Success<operations[Id]['responses']> | FileAnswer | StreamAnswer>;

/** Every operation of the contract by its id; one that is missing does not compile. */
export type OperationTable = { readonly [Id in OperationId]: Operation<Id> };

/** Returns the caller's account. Only for operations that the contract gives a security scheme. */
export function getCaller({ principal }: { principal: Principal }): Account {
  if (principal.kind === 'anonymous')
    throw new Error('This operation is open to every caller; it has no account.');
  return principal.account;
}

/** Returns the caller as the records keep it. Only for operations that the contract gives a security scheme. */
export function getActor(input: { principal: Principal }): Actor {
  const account = getCaller(input);
  if (input.principal.kind !== 'key') return toMember(account);
  const { keyId: id, name, keyPrefix } = input.principal.holder;
  return { type: 'key', id, name, key_prefix: keyPrefix };
}

/** Returns the caller's login. Only for operations that the contract reserves for login tokens. */
export function getLoginSession({ principal }: { principal: Principal }): LoginSession {
  if (principal.kind !== 'session')
    throw createForbiddenProblem('Sign in to do this; an API key is not enough.');
  return principal.session;
}

/** Returns the hash of the caller's key. Only for operations that the contract reserves for API keys. */
export function getCallerKeyHash({ principal }: { principal: Principal }): Buffer {
  if (principal.kind !== 'key')
    throw createForbiddenProblem('Send an API key to do this; a login token is not enough.');
  return principal.keyHash;
}

/** Returns the caller's key with its account. Only for operations that the contract reserves for API keys. */
export function getCallerKeyHolder({ principal }: { principal: Principal }): KeyHolder {
  if (principal.kind !== 'key')
    throw createForbiddenProblem('Send an API key to do this; a login token is not enough.');
  return principal.holder;
}

/** Returns the call's deadline. Only for operations that have one. */
export function getDeadline({ request }: { request: FastifyRequest }): Deadline {
  if (request.deadline === undefined) throw new Error('This operation has no deadline.');
  return request.deadline;
}
