import * as fc from 'fast-check';
import type { Schema } from '../model';

/** Texts that people and attackers send: each has broken some service before. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202e\u200b\ufeff',
  '\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%E0%A4%A',
  "'; drop table accounts; --",
  "' or '1'='1",
  '%_\\',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example")',
  '{{7*7}}${7*7}',
  '__proto__',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '9007199254740993',
  '9'.repeat(400),
  'x'.repeat(5_001),
  '👩‍👩‍👧‍👦'.repeat(200),
  'i̇'.repeat(130),
] as const;

const HOSTILE_NUMBERS = [-1, -0, 0.1, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 2 ** 64];

/** JSON values that no schema of the contract allows. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: [] } }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const PHRASES = [
  'gg',
  'anyone trading diamonds?',
  'i know where you live',
  'you are such an idiot',
  'join play.freerank.example for FREE OP',
  'спасибо 👍🏽',
  '§6gold §rtext',
  'こんにちは',
  '\u200fمرحبا',
];

function createPlainText(schema: Schema): fc.Arbitrary<string> {
  const max = (schema['maxLength'] as number | undefined) ?? 60;
  const min = (schema['minLength'] as number | undefined) ?? 0;
  const pattern = schema['pattern'] === undefined ? undefined : new RegExp(schema['pattern'] as string, 'u');
  const any = fc.oneof(
    fc.constantFrom(...PHRASES),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }).map((one) => `Aa1${one}`),
    fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
    fc.constant(`Aa1${'x'.repeat(Math.max(0, max - 3))}`),
  );
  return any.filter((one) => {
    const length = [...one].length;
    return length >= min && length <= max && (pattern?.test(one) ?? true);
  });
}

/** Days from the year 1 on, because calendars have edges outside this decade. */
const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

function createFormattedText(format: unknown): fc.Arbitrary<string> | undefined {
  switch (format) {
    case 'uuid':
      return fc.oneof(
        fc.uuid(),
        fc.uuid({ version: 7 }),
        fc.constant('ffffffff-ffff-7fff-bfff-ffffffffffff'),
      );
    case 'email':
      return fc.oneof(
        fc.emailAddress(),
        fc.nat(50).map((n) => `Fuzz${n}@survival-one.example`),
      );
    case 'date':
      return moment.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return moment.map((date) => date.toISOString());
    case 'uri':
      return fc.webUrl();
    default:
      return undefined;
  }
}

function createInteger(schema: Schema): fc.Arbitrary<number> {
  const [min = -(2 ** 31), max = 2 ** 31 - 1] = [schema['minimum'], schema['maximum']] as (
    | number
    | undefined
  )[];
  return fc.oneof(
    fc.maxSafeInteger().filter((n) => n >= min && n <= max),
    fc.constantFrom(min, max),
    fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) }),
  );
}

function createRecord(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const requiredKeys = ((schema['required'] ?? []) as string[]).filter((name) => name in properties);
  const shape = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, createValidValue(one)]),
  );
  const least = (schema['minProperties'] as number | undefined) ?? 0;
  return fc
    .record(shape, { requiredKeys, noNullPrototype: true })
    .filter((one) => Object.keys(one).length >= least);
}

/** Values that a schema of the contract allows. */
export function createValidValue(schema: Schema): fc.Arbitrary<unknown> {
  if (Object.hasOwn(schema, 'const')) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const alternatives = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (alternatives) return fc.oneof(...alternatives.map(createValidValue));
  if (Array.isArray(schema['allOf'])) {
    return fc
      .tuple(...(schema['allOf'] as Schema[]).map(createValidValue))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const { type } = schema;
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => createValidValue({ ...schema, type: one as unknown })));
  switch (type) {
    case 'string':
      return createFormattedText(schema['format']) ?? createPlainText(schema);
    case 'integer':
      return createInteger(schema);
    case 'number': {
      const [min = -1e9, max = 1e9] = [schema['minimum'], schema['maximum']] as (number | undefined)[];
      return fc.double({ min, max, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const [minLength = 0, maxLength = 6] = [schema['minItems'], schema['maxItems']] as (
        | number
        | undefined
      )[];
      return fc.array(createValidValue((schema['items'] ?? {}) as Schema), {
        minLength,
        maxLength: Math.min(maxLength, minLength + 6),
      });
    }
    case 'object':
      return schema['properties'] ? createRecord(schema) : fc.dictionary(fc.string(), fc.jsonValue());
    default:
      return fc.jsonValue();
  }
}

type Path = readonly (string | number)[];

function listPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => listPaths(one, [...at, key]))];
}

function replaceAtPath(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as object) };
  const next = replaceAtPath((copy as Record<string, unknown>)[key], rest, change);
  if (next === undefined && !Array.isArray(copy)) {
    return Object.fromEntries(Object.entries(copy).filter(([name]) => name !== key));
  }
  (copy as Record<string, unknown>)[key] = next;
  return copy;
}

/** Creates a valid value with one part replaced, removed or added. */
export function createInvalidValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      createValidValue(schema),
      fc.nat(),
      fc.constantFrom('replace', 'remove', 'add'),
      hostileValue,
      fc.constantFrom('tier', 'verified', 'account_id', 'constructor', 'toString', ''),
    )
    .map(([value, pick, how, hostile, name]) => {
      const paths = listPaths(value);
      const path = paths[pick % paths.length] ?? [];
      return replaceAtPath(value, path, (found) => {
        if (how === 'remove') return undefined;
        if (how === 'add' && typeof found === 'object' && found !== null && !Array.isArray(found)) {
          return { ...found, [name]: hostile };
        }
        return hostile;
      });
    });
}
