import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOwner } from '../../support/server';
import { measureTimeFactor } from '../../support/timing';
import { type ContractOperation, readModel, type Schema, type SeenAnswer } from './model';
import { listPathParameters, replaceIdsWithUnknown } from './exampleCalls';
import { getRequestExamples } from './requestExamples';
import {
  type Call,
  getCredential,
  send,
  startContractFixture,
  type ContractFixture,
} from './contractFixture';

/** Whether a schema has an id as a member, at any depth. */
function hasIdProperty(schema: Schema | undefined): boolean {
  if (!schema) return false;
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const deeper = [...Object.values(properties), schema['items'] as Schema | undefined];
  for (const key of ['allOf', 'anyOf', 'oneOf']) deeper.push(...((schema[key] ?? []) as Schema[]));
  const named = Object.keys(properties).some((name) => /(^|_)ids?$/.test(name));
  return named || schema['format'] === 'uuid' || deeper.some(hasIdProperty);
}

function takesIds(operation: ContractOperation): boolean {
  const { parameters, body } = operation;
  const inQuery = parameters.some(
    ({ in: where, name, schema }) =>
      where === 'path' || (where === 'query' && (/(^|_)ids?$/.test(name) || hasIdProperty(schema))),
  );
  return inQuery || hasIdProperty(body);
}

const model = readModel();
const guarded = model.filter(({ accepts }) => accepts.length > 0);
const withIds = model.filter(takesIds);
const withoutIds = guarded.filter(
  ({ id, method }) => method === 'GET' && !withIds.some((one) => one.id === id),
);

/** Replaces the parts in which two accounts' answers may differ: times, ids and addresses. */
function toComparableText(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/sk_(live|test)_\w+/g, '<key>')
    .replace(/owner-\d+@/g, '<owner>@')
    .replace(/"(uptime_s|processing_time_ms)":[\d.]+/g, '"$1":0')
    .replace(/^id: .*$/gm, 'id:');
}

function toComparableHeaders({ headers }: SeenAnswer): object {
  return { ...headers, 'x-request-id': '', 'content-length': '', date: '' };
}

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await startContractFixture({ store: 'postgres' });
});
afterAll(() => fixture.close());

/** The same call twice: with an id of `theirs`, and with one that never existed. */
async function pair(
  operation: ContractOperation,
  theirs: TestOwner,
): Promise<{ existing: Call; never: Call }> {
  const examples = getRequestExamples(operation.id);
  if (examples.foreign) return examples.foreign(fixture, theirs);
  if (listPathParameters(operation).length === 0) {
    throw new Error(
      `${operation.id} takes an id outside its path, and its request examples do not say how to send another account's: ` +
        'add "foreign" to it in tests/server/contract/requestExamples.ts.',
    );
  }
  const good = await examples.good(fixture, theirs);
  return { existing: good, never: replaceIdsWithUnknown(operation, fixture, good) };
}

describe("another account's id", () => {
  it('is accepted by exactly the operations known to take an id', () => {
    const ids = withIds.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['getLog', 'approveReview', 'revokeApiKey', 'moderateMessage']),
    );
    expect(ids).not.toContain('getOverview');
  });

  it.each(withIds.map((operation) => [operation.id, operation] as const))(
    'makes %s answer exactly as for an id that never existed',
    async (_, operation) => {
      const [mine, theirs] = [await fixture.server.createOwner(), await fixture.server.createOwner()];
      const { existing, never } = await pair(operation, theirs);
      const asMe = (call: Call) =>
        send(fixture.server.app, operation, { ...call, credential: getCredential(operation, mine) });
      const [other, none] = [await asMe(existing), await asMe(never)];
      expect(other.status).toBe(none.status);
      expect(toComparableText(other.body)).toBe(toComparableText(none.body));
      expect(toComparableHeaders(other)).toEqual(toComparableHeaders(none));
      if (!getRequestExamples(operation.id).foreign) {
        expect(other.status).toBe(404);
        const owned = await send(fixture.server.app, operation, {
          ...existing,
          credential: getCredential(operation, theirs),
        });
        expect(owned.status, 'the owner can use it').toBe(operation.successStatus);
      }
    },
  );

  it.each(
    withIds
      .filter((one) => listPathParameters(one).length > 0)
      .map((operation) => [operation.id, operation] as const),
  )('takes in %s as long as one that never was', async (_, operation) => {
    const [mine, theirs] = [await fixture.server.createOwner(), await fixture.server.createOwner()];
    const { existing, never } = await pair(operation, theirs);
    const asMe = (call: Call) => () =>
      send(fixture.server.app, operation, { ...call, credential: getCredential(operation, mine) });
    const bound = 2;
    expect(await measureTimeFactor(asMe(existing), asMe(never), { bound })).toBeLessThan(bound);
  });
});

describe('another account', () => {
  const marks = ['zugzwang', 'quokka_9', 'isle-of-theirs', 'rule about marzipan', 'theirs-plugin'];
  let before: TestOwner;
  let after: TestOwner;
  const seen = new Map<string, SeenAnswer>();
  const ask = (operation: ContractOperation, owner: TestOwner) =>
    send(fixture.server.app, operation, {
      ...(operation.streams ? { query: 'seconds=0' } : {}),
      credential: getCredential(operation, owner),
    });

  beforeAll(async () => {
    before = await fixture.server.createOwner();
    for (const operation of withoutIds) seen.set(operation.id, await ask(operation, before));
    const theirs = await fixture.server.createOwner();
    const call = (method: 'PUT' | 'POST', url: string, payload: object) =>
      fixture.server.call(theirs.token, { method, url, payload });
    for (const message of ['zugzwang', 'i know where you live, zugzwang']) {
      await fixture.message(theirs, { message, player_name: 'quokka_9', server: 'isle-of-theirs' });
    }
    await call('POST', '/v1/account/keys', { name: 'theirs-plugin', prefix: 'sk_live' });
    const config = await call('PUT', '/api/dashboard/config', {
      server_rules: '1. A rule about marzipan.',
      automation_level: 'auto_ban',
      confidence_threshold: 0.9,
      pre_filter_config: { enabled: false },
      escalation_enabled: true,
    });
    expect(config.statusCode).toBe(200);
    after = await fixture.server.createOwner();
    const own = await fixture.server.get(theirs.token, '/api/dashboard/logs');
    expect(own.body).toContain('zugzwang');
  });

  it.each(withoutIds.map((operation) => [operation.id, operation] as const))(
    'changes nothing in the answer of %s',
    async (_, operation) => {
      const now = await ask(operation, after);
      const then = seen.get(operation.id);
      expect(now.status).toBe(200);
      for (const mark of marks) expect(now.body).not.toContain(mark);
      expect(toComparableText(now.body)).toBe(toComparableText(then?.body ?? ''));
    },
  );
});
