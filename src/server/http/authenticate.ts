import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type AccessLevel, TAG_ACCESS } from '~/contract/access';
import { settleInTime } from '../deadline';
import { getCallerNetwork } from '../limits/callerNetwork';
import type { Principal } from '../operations/operation';
import { createForbiddenProblem, isUnauthorized, createUnauthorizedProblem } from '../problem';
import { hashApiKey, looksLikeApiKey } from '../security/apiKeys';
import type { Services } from '../services';
import { requireAccess, requireScope } from '../services/access';
import { createDeadlineProblem } from '../services/messageAnswers';
import type { KeyHolder } from '../store/repositories/apiKeys';
import type { OperationFacts } from './contract';
import type { CallLimits } from './limits';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** @throws when the access table lacks the operation's tag */
export function getAccessLevel(operation: OperationFacts): AccessLevel {
  const level = TAG_ACCESS[operation.tag];
  if (!level) throw new Error(`The access table lacks operations tagged ${operation.tag}.`);
  return level;
}

function requireCredential(request: FastifyRequest): string {
  const header = request.headers.authorization;
  const credential = header === undefined ? undefined : /^bearer +(\S+)$/i.exec(header)?.[1];
  if (!credential) {
    throw createUnauthorizedProblem('Sign in, or send an API key as "Authorization: Bearer sk_live_...".');
  }
  return credential;
}

type Caller = Exclude<Principal, { kind: 'anonymous' }>;

/** Moderation may use a remembered key, because its write checks the key again. */
async function identifyKeyHolder(
  keyHash: Buffer,
  operation: OperationFacts,
  services: Services,
): Promise<KeyHolder | undefined> {
  if (operation.tag !== 'Moderation') return services.keyHolders.identify(keyHash);
  const context = await services.moderation.identify(keyHash);
  return (
    context && {
      keyId: context.keyId,
      name: context.keyName,
      keyPrefix: context.keyPrefix,
      mode: context.mode,
      scopes: context.scopes,
      account: context.account,
    }
  );
}

async function identifyCaller(
  credential: string,
  request: FastifyRequest,
  operation: OperationFacts,
  services: Services,
): Promise<Caller> {
  if (looksLikeApiKey(credential)) {
    const keyHash = hashApiKey(credential);
    if (!keyHash)
      throw createUnauthorizedProblem('This is not a valid API key. Copy the whole key, without spaces.');
    const { refusals } = services.keyHolders;
    const accept = await refusals.admit(keyHash, getCallerNetwork(request.ip));
    const holder = await identifyKeyHolder(keyHash, operation, services);
    if (!holder) {
      refusals.noteRefused(keyHash);
      throw createUnauthorizedProblem(
        'This API key is unknown or revoked. Create one under API keys in the dashboard.',
      );
    }
    accept();
    return { kind: 'key', account: holder.account, holder, keyHash };
  }
  const session = await services.sessions.identify(credential);
  if (!session) throw createUnauthorizedProblem('Your session has ended. Sign in again.');
  return { kind: 'session', account: session.account, session };
}

/** Tags of the operations that read or change live data. */
const LIVE_TAGS: readonly string[] = ['Dashboard', 'Review', 'Subscriptions', 'Keys'];

function refuseWrongKind(principal: Caller, operation: OperationFacts): void {
  if (principal.kind === 'key' && !operation.accepts.includes('apiKey')) {
    throw createForbiddenProblem('An API key cannot do this. Sign in with email and password.');
  }
  if (principal.kind === 'session' && !operation.accepts.includes('loginToken')) {
    throw createForbiddenProblem('Send an API key to do this; a login token is not accepted here.');
  }
  if (principal.kind === 'key' && principal.holder.mode === 'test' && LIVE_TAGS.includes(operation.tag)) {
    throw createForbiddenProblem('A test key cannot read live data. Use a live key, or sign in.');
  }
}

/**
 * Checks, before the body is read, who calls, how often, whether the contract accepts that kind of credential, whether
 * the account has access, whether an API key has the scope, and whether the account may send another body. A refused call
 * counts like any other.
 */
export function authenticate(
  operation: OperationFacts,
  services: Services,
  limits: CallLimits,
): onRequestAsyncHookHandler {
  const level = getAccessLevel(operation);
  return async (request, reply) => {
    const identify = async (): Promise<Caller> => {
      const credential = requireCredential(request);
      return limits.takeOfCaller(operation, request, credential, () =>
        identifyCaller(credential, request, operation, services),
      );
    };
    const identified = identify().catch(async (error: unknown) => {
      if (isUnauthorized(error)) await limits.takeOfNetwork(operation, request);
      throw error;
    });
    const principal = await (request.deadline === undefined
      ? identified
      : settleInTime<Caller>(identified, request.deadline.leftMs(), () => {
          throw createDeadlineProblem();
        }));
    refuseWrongKind(principal, operation);
    requireAccess(principal.account, level);
    if (principal.kind === 'key' && operation.scope) requireScope(principal.holder.scopes, operation.scope);
    request.principal = principal;
    await limits.admitBody(operation, request, reply);
  };
}
