import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/server/operations';
import { startOwnPostgres, type TestPostgres } from '../../support/postgres';
import type { TestOwner, TestServer } from '../../support/server';
import { findBrokenPromises, readModel } from './model';
import { createExampleCall } from './exampleCalls';
import {
  type Call,
  startRefusingNode,
  send,
  startContractFixture,
  type ContractFixture,
} from './contractFixture';

const model = readModel();
const promised = model.flatMap((operation) =>
  [...operation.answers.keys()].map((status) => ({ id: operation.id, status, operation })),
);

describe('contract and server', () => {
  it('list the same operations', () => {
    expect(Object.keys(operations).sort()).toEqual(model.map(({ id }) => id).sort());
  });
});

/** A PostgreSQL server for this file alone, because its last tests stop it. */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres.stop());

describe('every documented status occurs, and its answer is as documented', () => {
  let fixture: ContractFixture;
  let owner: TestOwner;
  let exhausted: TestServer['app'];

  beforeAll(async () => {
    fixture = await startContractFixture({ databaseUrl: postgres.url });
    owner = await fixture.server.createOwner();
    exhausted = await startRefusingNode(fixture);
  });
  afterAll(async () => {
    await exhausted.close();
    await fixture.close();
  });

  it.each(promised.filter(({ status }) => status !== 503))(
    '$id answers with $status',
    async ({ operation, status }) => {
      const call = await createExampleCall(operation, status, fixture, owner);
      const app = status === 429 ? exhausted : fixture.server.app;
      const seen = await send(app, operation, call);
      expect(`${seen.status} ${seen.status === status ? '' : seen.body}`.trim()).toBe(String(status));
      expect(findBrokenPromises(operation, seen)).toEqual([]);
    },
  );

  it('leaves no failure that no caller saw', () => {
    expect(fixture.backgroundErrors).toEqual([]);
  });
});

describe('without its database', () => {
  let fixture: ContractFixture;
  const calls = new Map<string, Call>();

  beforeAll(async () => {
    fixture = await startContractFixture({ databaseUrl: await postgres.createDatabase() });
    const owner = await fixture.server.createOwner();
    for (const operation of model)
      calls.set(operation.id, await createExampleCall(operation, 503, fixture, owner));
    await postgres.stop();
  });
  afterAll(() => fixture.close());

  it.each(model.map((operation) => [operation.id, operation] as const))(
    '%s answers 503 if the contract says so, and otherwise works',
    async (_, operation) => {
      const seen = await send(fixture.server.app, operation, calls.get(operation.id) ?? {});
      const expected = operation.answers.has(503) ? 503 : operation.successStatus;
      expect(`${seen.status} ${seen.status === expected ? '' : seen.body}`.trim()).toBe(String(expected));
      expect(findBrokenPromises(operation, seen)).toEqual([]);
    },
  );
});

describe('the checker of answers', () => {
  const named = (id: string) => {
    const operation = model.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract lost ${id}.`);
    return operation;
  };
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const problem = { 'content-type': 'application/problem+json' };
  const refusal = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in.' };
  const user = { email: 'mika@survival-one.example', verified: true };

  it('accepts a good answer', () => {
    expect(
      findBrokenPromises(named('getMe'), { status: 200, headers: json, body: JSON.stringify(user) }),
    ).toEqual([]);
  });

  it.each([
    ['a server error', 'no server error', { status: 500, headers: problem, body: '{}' }],
    ['a status that is not listed', 'documented status', { status: 418, headers: problem, body: '{}' }],
    [
      'a member that is missing',
      'documented answer',
      { status: 200, headers: json, body: '{"verified":true}' },
    ],
    [
      'an undocumented member',
      'documented answer',
      { status: 200, headers: json, body: JSON.stringify({ ...user, password_hash: 'x' }) },
    ],
    ['a body that is not JSON', 'documented answer', { status: 200, headers: json, body: '{' }],
    [
      'another media type',
      'documented answer',
      { status: 200, headers: { 'content-type': 'text/html' }, body: JSON.stringify(user) },
    ],
    [
      'a documented header that is missing',
      'documented answer',
      { status: 401, headers: problem, body: JSON.stringify(refusal) },
    ],
  ] as const)('objects to %s', (_what, promise, seen) => {
    expect(findBrokenPromises(named('getMe'), seen)).toEqual([
      { promise, detail: expect.stringContaining(String(seen.status)) as string },
    ]);
  });

  it('objects to a body after 204', () => {
    expect(findBrokenPromises(named('logout'), { status: 204, headers: {}, body: 'x' })).toHaveLength(1);
  });
});
