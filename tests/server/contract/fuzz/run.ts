import * as fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { DAY_MS } from '~/server/clock';
import type { TestOwner } from '../../../support/server';
import { type ContractPromise, type ContractOperation, findBrokenPromises, type SeenAnswer } from '../model';
import { listPathParameters } from '../exampleCalls';
import { getRequestExamples } from '../requestExamples';
import { type Call, getCredential, send, type ContractFixture } from '../contractFixture';
import { toChangedBytes, type Caller, generateCalls, type FuzzCall } from './calls';

export interface FoundFault {
  operation: string;
  promise: ContractPromise;
  detail: string;
  times: number;
  /** The smallest call that shows the failure. */
  example: string;
}

export interface FuzzReport {
  seed: number;
  requests: number;
  /** How often each operation answered each status. */
  statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  faults: readonly FoundFault[];
  /** Failures that no caller saw. */
  backgroundErrors: readonly unknown[];
}

export interface FuzzOptions {
  operations: readonly ContractOperation[];
  seed: number;
  /** The number of calls, divided evenly among the operations. */
  requests: number;
}

const PARALLEL_OPERATIONS = 4;

interface Cast {
  own: TestOwner;
  theirs: TestOwner;
  unverified: TestOwner;
  unsubscribed: TestOwner;
  canceled: TestOwner;
  suspended: TestOwner;
  revokedKey: string;
  signedOut: string;
  expired: string;
}

const subscriptionByCaller: Partial<Record<Caller, string | null>> = {
  unsubscribed: null,
  canceled: 'canceled',
  suspended: 'suspended',
};

function signLoginToken(header: object, claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function assemble({ server }: ContractFixture): Promise<Cast> {
  const { createOwner, services, env, clock } = server;
  const own = await createOwner();
  const ended = await createOwner();
  const revoked = await createOwner();
  const logout = await server.post(ended.token, '/v1/auth/logout');
  const keys = await server.get(revoked.token, '/v1/account/keys');
  for (const { id } of keys.json<{ keys: { id: string }[] }>().keys) {
    await server.delete(revoked.token, `/v1/account/keys/${id}`);
  }
  if (logout.statusCode !== 204) throw new Error('The cast could not sign out.');
  const { access_token } = await services.sessions.open(own.id);
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const past = Math.floor((clock.now().getTime() - DAY_MS) / 1_000);
  return {
    own,
    theirs: await createOwner(),
    unverified: await createOwner({ verified: false }),
    unsubscribed: await createOwner({ subscription: null }),
    canceled: await createOwner({ subscription: 'canceled' }),
    suspended: await createOwner({ subscription: 'suspended' }),
    revokedKey: revoked.liveKey,
    signedOut: ended.token,
    expired: signLoginToken({ alg: 'HS256', typ: 'login+jwt' }, { ...claims, exp: past }, env.jwtSecret),
  };
}

/** The account that a caller acts for. */
function getCallerAccount(cast: Cast, caller: Caller): TestOwner {
  if (caller === 'theirs' || caller === 'unverified') return cast[caller];
  if (caller === 'unsubscribed' || caller === 'canceled' || caller === 'suspended') return cast[caller];
  return cast.own;
}

function createAuthorization(
  operation: ContractOperation,
  cast: Cast,
  caller: Caller,
  account: TestOwner,
): string | undefined {
  const credentials: Partial<Record<Caller, string | null>> = {
    none: null,
    key: account.liveKey,
    'test key': account.testKey,
    login: account.token,
    'revoked key': cast.revokedKey,
    'mistyped key': `${account.liveKey.slice(0, -1)}!`,
    expired: cast.expired,
    'signed out': cast.signedOut,
    'alg none': `${account.token.split('.').slice(0, 2).join('.')}.`,
    garbage: 'a.b.c',
    huge: 'x'.repeat(8_000),
  };
  if (caller === 'basic') return `Basic ${Buffer.from('mika:secret').toString('base64')}`;
  const own = credentials[caller];
  const credential = own === undefined ? getCredential(operation, account) : own;
  return credential === null ? undefined : `Bearer ${credential}`;
}

/** `encodeURIComponent` refuses lone surrogates; over the network they are ordinary bytes. */
const replaceLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
const encodeQueryPart = (text: string): string => encodeURIComponent(replaceLoneSurrogates(text));

interface OperationRun {
  fixture: ContractFixture;
  cast: Cast;
  operation: ContractOperation;
}

async function toCall(
  { fixture, cast, operation }: OperationRun,
  shot: FuzzCall,
  address: string,
): Promise<Call> {
  const examples = getRequestExamples(operation.id);
  const spent = examples.spends === true;
  const account = spent
    ? await fixture.server.createOwner({
        verified: shot.caller !== 'unverified',
        subscription:
          subscriptionByCaller[shot.caller] === undefined
            ? 'active'
            : (subscriptionByCaller[shot.caller] ?? null),
      })
    : getCallerAccount(cast, shot.caller);
  const wantsScene =
    shot.body.kind === 'example' || (shot.ids.kind !== 'text' && listPathParameters(operation).length > 0);
  const scene = wantsScene
    ? await examples.good(fixture, shot.ids.kind === 'theirs' ? cast.theirs : cast.own)
    : {};
  const { ids, body } = shot;
  const path =
    ids.kind === 'text'
      ? Object.fromEntries(
          listPathParameters(operation).map((name) => [name, replaceLoneSurrogates(ids.text)]),
        )
      : scene.path;
  const query = [
    ...shot.query.map(([name, value]) => `${encodeQueryPart(name)}=${encodeQueryPart(value)}`),
    shot.rawQuery,
  ];
  const header = createAuthorization(operation, cast, shot.caller, account);
  const payload =
    body.kind === 'example'
      ? (scene.payload ?? (scene.body === undefined ? undefined : JSON.stringify(scene.body)))
      : body.kind === 'json'
        ? toChangedBytes(body.value, body.bodyChange)
        : undefined;
  return {
    ...(path ? { path } : {}),
    query: query.filter((one) => one !== '').join('&'),
    ...(payload === undefined ? {} : { payload }),
    headers: {
      ...shot.headers,
      ...(body.kind === 'example' ? scene.headers : {}),
      ...(payload === undefined || shot.contentType === undefined
        ? {}
        : { 'content-type': shot.contentType }),
      ...(header === undefined ? {} : { authorization: header }),
    },
    credential: null,
    address,
  };
}

/** A seed per operation, so that an operation gets the same calls alone as among all. */
function computeSeed(seed: number, { id }: ContractOperation): number {
  return Array.from(id).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed | 0);
}

interface Tally {
  seen: Map<number, number>;
  faults: Map<string, Omit<FoundFault, 'example'>>;
}

function createSender(shooting: OperationRun): (shot: FuzzCall) => Promise<SeenAnswer> {
  let fired = 0;
  return async (shot) => {
    fired += 1;
    // From many addresses, so that limits per address do not end the run.
    const address = `10.${(fired >> 16) & 255}.${(fired >> 8) & 255}.${fired & 255}`;
    return send(shooting.fixture.server.app, shooting.operation, await toCall(shooting, shot, address));
  };
}

const getFaultKey = ({ promise, detail }: { promise: ContractPromise; detail: string }): string =>
  `${promise}: ${detail}`;

async function sendCalls(shooting: OperationRun, seed: number, numRuns: number): Promise<Tally> {
  const { operation } = shooting;
  const tally: Tally = { seen: new Map(), faults: new Map() };
  const fire = createSender(shooting);
  const property = fc.asyncProperty(generateCalls(operation), async (shot) => {
    const seen = await fire(shot);
    tally.seen.set(seen.status, (tally.seen.get(seen.status) ?? 0) + 1);
    for (const fault of findBrokenPromises(operation, seen)) {
      const known = tally.faults.get(getFaultKey(fault)) ?? { ...fault, operation: operation.id, times: 0 };
      tally.faults.set(getFaultKey(fault), { ...known, times: known.times + 1 });
    }
  });
  const run = await fc.check(property, { seed, numRuns });
  if (run.failed)
    throw new Error(`${operation.id} could not be called: ${String(run.errorInstance)}`, {
      cause: run.errorInstance,
    });
  return tally;
}

/** Reruns each failure alone, so that none hides another, and shrinks it to the smallest failing call. */
async function shrinkFailures(
  shooting: OperationRun,
  fault: Omit<FoundFault, 'example'>,
  seed: number,
  numRuns: number,
): Promise<string> {
  const fire = createSender(shooting);
  const property = fc.asyncProperty(generateCalls(shooting.operation), async (shot) => {
    const seen = await fire(shot);
    if (findBrokenPromises(shooting.operation, seen).some((one) => getFaultKey(one) === getFaultKey(fault)))
      throw new Error(seen.body);
  });
  const run = await fc.check(property, {
    seed,
    numRuns,
    plugins: [fc.interruptAfterTimeLimit(20_000)],
  });
  const [shot] = (run.counterexample ?? []) as [FuzzCall?];
  return shot === undefined ? 'not seen a second time' : JSON.stringify(shot).slice(0, 1_500);
}

/** Sends generated calls to every operation and reports each answer that breaks the contract. */
export async function fuzz(fixture: ContractFixture, options: FuzzOptions): Promise<FuzzReport> {
  const { operations, seed } = options;
  const numRuns = Math.ceil(options.requests / operations.length);
  const cast = await assemble(fixture);
  const statuses = new Map<string, Map<number, number>>();
  const faults: FoundFault[] = [];
  const waiting = [...operations];
  const work = async (): Promise<void> => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const shooting = { fixture, cast, operation };
      const own = computeSeed(seed, operation);
      const tally = await sendCalls(shooting, own, numRuns);
      statuses.set(operation.id, tally.seen);
      for (const fault of tally.faults.values()) {
        faults.push({ ...fault, example: await shrinkFailures(shooting, fault, own, numRuns) });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_OPERATIONS }, work));
  return {
    seed,
    requests: numRuns * operations.length,
    statuses,
    faults,
    backgroundErrors: fixture.backgroundErrors,
  };
}
