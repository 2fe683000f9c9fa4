import { Readable } from 'node:stream';
import { getAccessLevel } from '~/server/http/authenticate';
import { BATCH_BODY_LIMIT_BYTES } from '~/server/http/body';
import { createTimeOrderedId } from '~/server/ids';
import type { TestOwner } from '../../support/server';
import type { ContractOperation, Parameter } from './model';
import { getRequestExamples } from './requestExamples';
import { type Call, getCredential, type ContractFixture } from './contractFixture';

/** A value that a parameter does not allow; undefined where it allows every text. */
function findBadValue({ schema }: Parameter): string | undefined {
  if (schema['enum'] || schema['format'] || schema['type'] !== 'string') return 'nonsense';
  return schema['pattern'] === undefined ? undefined : '%00';
}

function createRefusedCall(operation: ContractOperation, good: Call): Call | undefined {
  const { payload: _payload, body: _body, ...rest } = good;
  if (operation.body) return { ...rest, payload: '{"half":' };
  const bad = operation.parameters.find((one) => one.in !== 'header' && findBadValue(one) !== undefined);
  if (!bad) return undefined;
  const value = findBadValue(bad) ?? '';
  if (bad.in === 'query') return { ...good, query: `${bad.name}=${value}` };
  return { ...good, path: { ...good.path, [bad.name]: value } };
}

async function createForbiddenCall(
  operation: ContractOperation,
  fixture: ContractFixture,
  owner: TestOwner,
  good: Call,
): Promise<Call> {
  if (getAccessLevel(operation) === 'signedIn') return { ...good, credential: owner.liveKey };
  const unverified = await fixture.server.createOwner({ verified: false });
  return { ...good, credential: getCredential(operation, unverified) };
}

/** Creates a well-formed id that no item has. */
function createUnknownId(fixture: ContractFixture): string {
  return createTimeOrderedId(fixture.server.clock.now().getTime());
}

export function listPathParameters(operation: ContractOperation): string[] {
  return operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
}

/** The call with every id in its path replaced by one that no item has. */
export function replaceIdsWithUnknown(
  operation: ContractOperation,
  fixture: ContractFixture,
  good: Call,
): Call {
  return {
    ...good,
    path: Object.fromEntries(listPathParameters(operation).map((name) => [name, createUnknownId(fixture)])),
  };
}

/** A body that begins and never ends. */
function createEndlessBody(): Readable {
  const body = new Readable({ read: () => undefined });
  body.push('{');
  return body;
}

/**
 * Creates a call that makes an operation answer one of its statuses. 429 and 503 are the good call: what differs is the
 * server it is sent to.
 *
 * @throws when neither the request examples nor the contract tell how
 */
export async function createExampleCall(
  operation: ContractOperation,
  status: number,
  fixture: ContractFixture,
  owner: TestOwner,
): Promise<Call> {
  const examples = getRequestExamples(operation.id);
  const own = { credential: getCredential(operation, owner) };
  const special = examples[status];
  if (special) return { ...own, ...(await special(fixture, owner)) };
  const good: Call = { ...own, ...(await examples.good(fixture, owner)) };
  if (status === operation.successStatus || status === 429 || status === 503) return good;
  if (status === 401 && operation.accepts.length > 0) return { ...good, credential: null };
  if (status === 403 && operation.accepts.length > 0)
    return createForbiddenCall(operation, fixture, owner, good);
  if (status === 404 && listPathParameters(operation).length > 0)
    return replaceIdsWithUnknown(operation, fixture, good);
  if (operation.body) {
    if (status === 408)
      return { ...good, headers: { 'request-timeout-ms': '500' }, payload: createEndlessBody() };
    if (status === 413)
      return { ...good, payload: JSON.stringify({ much: 'x'.repeat(BATCH_BODY_LIMIT_BYTES) }) };
    if (status === 415) return { ...good, headers: { ...good.headers, 'content-type': 'text/plain' } };
  }
  const bad = status === 400 ? createRefusedCall(operation, good) : undefined;
  if (bad) return bad;
  throw new Error(
    `${operation.id} documents ${status}, and no request example shows it: add "${status}: ..." to them, ` +
      'or take the status out of the contract if it cannot.',
  );
}
