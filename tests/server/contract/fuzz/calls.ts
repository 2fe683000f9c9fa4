import * as fc from 'fast-check';
import type { ContractOperation, Parameter } from '../model';
import { HOSTILE_TEXTS, hostileValue, createInvalidValue, createValidValue } from './values';

/** The account or credential that sends a call. */
export const CALLERS = [
  'own',
  'none',
  'key',
  'test key',
  'login',
  'theirs',
  'revoked key',
  'mistyped key',
  'expired',
  'signed out',
  'alg none',
  'unverified',
  'unsubscribed',
  'canceled',
  'suspended',
  'garbage',
  'huge',
  'basic',
] as const;
export type Caller = (typeof CALLERS)[number];

/** One generated call, as plain data, so that a seed always gives the same calls. */
export interface FuzzCall {
  caller: Caller;
  /** `real` is an id of the caller from the request examples, `theirs` another account's. */
  ids: { kind: 'real' | 'theirs' } | { kind: 'text'; text: string };
  query: readonly (readonly [name: string, value: string])[];
  /** Appended to the query unchanged. */
  rawQuery: string;
  /** `example` is the body that the request example makes. */
  body: { kind: 'example' | 'none' } | { kind: 'json'; value: unknown; bodyChange: BodyChange };
  contentType: string | undefined;
  headers: Readonly<Record<string, string>>;
}

/** A change to a JSON text before it is sent. */
export type BodyChange = readonly [
  (
    | 'as it is'
    | 'cut'
    | 'twice'
    | 'byte order mark'
    | 'nested'
    | 'nested escape'
    | 'huge number'
    | 'repeated key'
    | 'proto'
    | 'bad bytes'
    | 'padded'
  ),
  number,
];

const favourCommon = <Value>(common: Value, weight: number, ...rare: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: fc.constant(common) }, { weight: 1, arbitrary: fc.constantFrom(...rare) });

const [, ...others] = CALLERS;

const contentType = favourCommon<string | undefined>(
  'application/json',
  8,
  undefined,
  '',
  'nonsense',
  'text/plain',
  'text/html',
  'APPLICATION/JSON; charset=UTF-8',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
);

const bodyChange: fc.Arbitrary<BodyChange> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<BodyChange>(['as it is', 0]) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(
        'cut',
        'twice',
        'byte order mark',
        'nested',
        'nested escape',
        'huge number',
        'repeated key',
        'proto',
        'bad bytes',
        'padded',
      ),
      fc.nat(9_000),
    ),
  },
);

/** Text that an HTTP header can carry. */
const headerText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.map((one) => one.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').trim())),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((one) => one.trim()),
);

const looseHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'accept-language',
        'origin',
        'referer',
        'host',
        'range',
        'if-none-match',
        'x-forwarded-for',
        'x-forwarded-proto',
        'x-http-method-override',
        'x-request-id',
        'cookie',
        'user-agent',
        'last-event-id',
        'idempotency-key',
      ),
      headerText,
      { maxKeys: 3, noNullPrototype: true },
    ),
  },
);

const idText = fc.oneof(
  fc.uuid({ version: 7 }),
  fc.uuid(),
  fc.constantFrom(
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF',
    '{019361f0-7c00-7b3a-9c41-2f6f2d1f0a11}',
    'urn:uuid:019361f0-7c00-7b3a-9c41-2f6f2d1f0a11',
    '019361f07c007b3a9c412f6f2d1f0a11',
    'null',
    '1',
    'x'.repeat(150),
    'x'.repeat(250),
  ),
  fc.constantFrom(...HOSTILE_TEXTS.filter((one) => one.trim() !== '' && one.length < 300)),
);

const ids: fc.Arbitrary<FuzzCall['ids']> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<FuzzCall['ids']>({ kind: 'real' }) },
  { weight: 1, arbitrary: fc.constant<FuzzCall['ids']>({ kind: 'theirs' }) },
  { weight: 3, arbitrary: idText.map((text): FuzzCall['ids'] => ({ kind: 'text', text })) },
);

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function createParameterValue(parameter: Parameter): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: createValidValue(parameter.schema).map(toText) },
    { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileValue.map(toText)) },
  );
}

function createFuzzQuery(operation: ContractOperation): fc.Arbitrary<FuzzCall['query']> {
  const one = operation.parameters
    // A poll that waits would hold up all other calls.
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'wait')
    .map((parameter) =>
      fc.oneof(
        {
          weight: parameter.required ? 8 : 3,
          arbitrary: createParameterValue(parameter).map((value) => [[parameter.name, value] as const]),
        },
        { weight: 2, arbitrary: fc.constant<FuzzCall['query']>([]) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(createParameterValue(parameter), createParameterValue(parameter))
            .map((two) => two.map((value) => [parameter.name, value] as const)),
        },
      ),
    );
  return fc.tuple(...one).map((lists) => lists.flat());
}

function createFuzzBody({ body }: ContractOperation): fc.Arbitrary<FuzzCall['body']> {
  const none = fc.constant<FuzzCall['body']>({ kind: 'none' });
  const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzCall['body']> =>
    fc.record({ kind: fc.constant('json' as const), value, bodyChange });
  // Also for operations without a body, because clients send one to them too.
  if (!body) return fc.oneof({ weight: 6, arbitrary: none }, { weight: 1, arbitrary: json(hostileValue) });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<FuzzCall['body']>({ kind: 'example' }) },
    { weight: 5, arbitrary: json(createValidValue(body)) },
    { weight: 4, arbitrary: json(createInvalidValue(body)) },
    { weight: 1, arbitrary: json(hostileValue) },
    { weight: 1, arbitrary: none },
  );
}

function createFuzzHeaders(operation: ContractOperation): fc.Arbitrary<Record<string, string>> {
  const documented = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) =>
      fc.oneof(
        fc.constant({}),
        headerText.map((value) => ({ [name.toLowerCase()]: value })),
      ),
    );
  return fc
    .tuple(looseHeaders, ...documented)
    .map((parts) => Object.assign({}, ...parts) as Record<string, string>);
}

/** Calls of an operation, from valid to absurd. */
export function generateCalls(operation: ContractOperation): fc.Arbitrary<FuzzCall> {
  return fc.record({
    caller: favourCommon<Caller>('own', 4, ...others),
    ids,
    query: createFuzzQuery(operation),
    rawQuery: favourCommon(
      '',
      12,
      '&&',
      'a=b=c',
      '%00=%00',
      'x=%E0%A4%A',
      '__proto__[a]=b',
      'limit[]=1',
      '?',
      '#',
      `y=${'z'.repeat(4_000)}`,
    ),
    body: createFuzzBody(operation),
    contentType,
    headers: createFuzzHeaders(operation),
  });
}

/** Returns the bytes of a JSON body after the change. */
export function toChangedBytes(value: unknown, [how, amount]: BodyChange): Buffer {
  const json = value === undefined ? '' : JSON.stringify(value);
  const texts: Readonly<Record<BodyChange[0], string>> = {
    'as it is': json,
    cut: json.slice(0, amount % (json.length + 1)),
    twice: json + json,
    'byte order mark': `\ufeff${json}`,
    nested: `${'['.repeat(amount)}${json}${']'.repeat(amount)}`,
    'nested escape': `{"\\u0061":${'{"a":'.repeat(amount)}${json}${'}'.repeat(amount)}}`,
    'huge number': json.replace(/-?\d+(\.\d+)?/, '1e99999'),
    'repeated key': json.replace('{', '{"a":1,"a":2,'),
    proto: json.replace('{', '{"__proto__":{"verified":true},'),
    'bad bytes': json,
    padded: `${json}${' '.repeat(amount * 8)}`,
  };
  const bytes = Buffer.from(texts[how]);
  return how === 'bad bytes' ? Buffer.concat([bytes, Buffer.from([0xff, 0xfe, 0xc0, 0x80])]) : bytes;
}
