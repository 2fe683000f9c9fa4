import { formatCount } from '~/contract/numberFormat';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { Problem } from '~/contract/api.gen';
import type { Schema } from './contract';

type Faults = NonNullable<Problem['errors']>;

/** Query and path arrive as text and are converted; a body's types are never converted. */
export function createAjv(convert: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    coerceTypes: convert,
    useDefaults: convert,
    removeAdditional: false,
    // The linter and the tests check the contract against the meta-schema, which takes long to compile.
    validateSchema: false,
  });
  // The package's types describe a wrapper, but Node imports the function.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  // The package's format also accepts "urn:uuid:" in front, which the database refuses.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  return ajv;
}

export interface Validators {
  body: Ajv2020;
  parameters: Ajv2020;
}

/** Shared by all apps of a process: each keeps what it has compiled by the schema's object. */
export const validators: Validators = { body: createAjv(false), parameters: createAjv(true) };

/** Chooses the validator of a part of a request: `body`, `querystring`, `params` or `headers`. */
export function compileRequestPart(part: string, schema: Schema): ValidateFunction {
  return (part === 'body' ? validators.body : validators.parameters).compile(schema);
}

/**
 * Compiles the schema of a request's part when the first request comes, because few operations are called soon after a
 * start, and compiling all of them takes a tenth of its processor time.
 */
export const createRequestCheck: FastifySchemaCompiler<Schema> = ({ schema, httpPart = 'body' }) => {
  let validate: ValidateFunction | undefined;
  return (value: unknown) => {
    validate ??= compileRequestPart(httpPart, schema);
    return validate(value) ? { value } : { error: validate.errors ?? [] };
  };
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const formatNames: Readonly<Record<string, string>> = {
  uuid: 'a UUID such as 8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
  email: 'an email address',
  date: 'a day such as 2026-11-20',
  'date-time': 'a time such as 2026-11-20T21:04:11Z',
  uri: 'an address such as https://torchward.example',
};

function describeTypeNames(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(',');
  return names.map((name) => typeNames[String(name)] ?? String(name)).join(' or ');
}

function describePatternFault(pattern: string): string {
  if (pattern.includes('\\p{Lu}')) return 'must contain an uppercase letter, a lowercase letter and a digit';
  if (pattern.startsWith('^(?=.*\\S)')) return 'must not be blank or contain control characters';
  if (pattern.includes('\\p{Cc}') || pattern.includes('\\p{Cs}')) {
    return 'must not contain control characters or broken Unicode';
  }
  return 'contains characters that are not allowed';
}

/** The error as the end of a sentence that begins with the field's name. */
function describeFieldFault({ keyword, params, message }: ErrorObject): string {
  const p = params as Record<string, unknown>;
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here; remove it or check its spelling';
    case 'type':
      return `must be ${describeTypeNames(p['type'])}`;
    case 'format':
      return `must be ${formatNames[String(p['format'])] ?? String(p['format'])}`;
    case 'enum':
      return `must be one of ${(p['allowedValues'] as unknown[]).join(', ')}`;
    case 'minLength':
      return p['limit'] === 1
        ? 'must not be empty'
        : `must have at least ${formatCount(Number(p['limit']), 'character')}`;
    case 'maxLength':
      return `must have at most ${formatCount(Number(p['limit']), 'character')}`;
    case 'minItems':
      return `must have at least ${formatCount(Number(p['limit']), 'item')}`;
    case 'maxItems':
      return `must have at most ${formatCount(Number(p['limit']), 'item')}`;
    case 'minProperties':
      return 'must change at least one field';
    case 'minimum':
      return `must be ${String(p['limit'])} or more`;
    case 'maximum':
      return `must be ${String(p['limit'])} or less`;
    case 'pattern':
      return describePatternFault(String(p['pattern']));
    default:
      return message ?? 'is not valid';
  }
}

/** The wrong field, as a JSON pointer into the body or the name of a parameter. */
function toFaultPath({ keyword, params, instancePath }: ErrorObject, part: string): string {
  const p = params as Record<string, unknown>;
  const name = keyword === 'required' ? p['missingProperty'] : p['additionalProperty'];
  const path = typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
  return part === 'body' ? path : path.slice(1);
}

function describeSubject(path: string, part: string): string {
  if (path === '' || path === '/') return part === 'body' ? 'The body' : 'The request';
  return path.replace(/^\//, '').replaceAll('/', ' ').replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Describes validation errors: `detail` has a sentence for each, `faults` has each with its path. Neither repeats a value
 * that the caller sent.
 *
 * @param part `body`, `querystring`, `params` or `headers`
 */
export function describeFaults(
  errors: readonly ErrorObject[],
  part: string,
): { detail: string; faults: Faults } {
  const faults = errors.map((error) => ({
    path: toFaultPath(error, part),
    message: describeFieldFault(error),
  }));
  const detail = faults.map(({ path, message }) => `${describeSubject(path, part)} ${message}.`).join(' ');
  return { detail, faults };
}
