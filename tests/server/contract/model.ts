import type { ValidateFunction } from 'ajv';
import { type OperationFacts, readContract, type Schema } from '~/server/http/contract';
import { createAjv } from '~/server/http/validation';

export type { Schema };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

interface AnswerFacts {
  /** Header names in lower case, each with the schema of its text. */
  headers: ReadonlyMap<string, ValidateFunction>;
  content: ReadonlyMap<string, ValidateFunction>;
}

export interface ContractOperation extends OperationFacts {
  parameters: readonly Parameter[];
  /** Undefined where the operation takes no body. */
  body: Schema | undefined;
  answers: ReadonlyMap<number, AnswerFacts>;
  /** Whether the answer continues until the caller leaves. */
  streams: boolean;
}

export interface SeenAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** The promise of the contract that an answer breaks. */
export type ContractPromise = 'no server error' | 'documented status' | 'documented answer';

export interface Fault {
  promise: ContractPromise;
  detail: string;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same schema, refusing members that it does not name: a member outside the contract is a leak or a gap in the
 * documentation. Free-form objects, which name no members, stay free.
 */
function closeSchema(schema: Schema, partOfMore = false): Schema {
  const list = (key: string, inside: boolean): Node =>
    Array.isArray(schema[key])
      ? { [key]: (schema[key] as Schema[]).map((one) => closeSchema(one, inside)) }
      : {};
  const single = (key: string): Node => (isNode(schema[key]) ? { [key]: closeSchema(schema[key]) } : {});
  const properties = isNode(schema['properties'])
    ? {
        properties: Object.fromEntries(
          Object.entries(schema['properties']).map(([name, one]) => [name, closeSchema(one as Schema)]),
        ),
      }
    : {};
  const names = isNode(schema['properties']) || Array.isArray(schema['allOf']);
  const seal = names && !partOfMore && !Object.hasOwn(schema, 'additionalProperties');
  return {
    ...schema,
    ...properties,
    ...single('items'),
    ...single('additionalProperties'),
    ...list('allOf', true),
    ...list('anyOf', partOfMore),
    ...list('oneOf', partOfMore),
    ...(seal ? { unevaluatedProperties: false } : {}),
  };
}

const ajv = createAjv(false);
/** Converts types, because a number in a header arrives as text. */
const headerAjv = createAjv(true);

/** Compiles each schema's validator once, however many answers share it. */
function cacheBySchema(make: (schema: Schema) => ValidateFunction): (schema: Schema) => ValidateFunction {
  const made = new Map<Schema, ValidateFunction>();
  return (schema) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
}

const compileBody = cacheBySchema((schema) => ajv.compile(closeSchema(schema)));
const compileHeader = cacheBySchema((schema) =>
  headerAjv.compile({ type: 'object', properties: { value: schema } }),
);

function toAnswerFacts(answer: Node): AnswerFacts {
  const entries = (key: string): [string, Node][] =>
    Object.entries((answer[key] ?? {}) as Record<string, Node>);
  return {
    headers: new Map(
      entries('headers').map(([name, header]) => [
        name.toLowerCase(),
        compileHeader(header['schema'] as Schema),
      ]),
    ),
    content: new Map(
      entries('content').map(([type, media]) => [type, compileBody((media['schema'] ?? {}) as Schema)]),
    ),
  };
}

function describe(facts: OperationFacts, operation: Node): ContractOperation {
  const json = (operation['requestBody'] as Node | undefined)?.['content'] as
    | Record<string, Node>
    | undefined;
  const answers = new Map(
    Object.entries(operation['responses'] as Record<string, Node>).map(([status, answer]) => [
      Number(status),
      toAnswerFacts(answer),
    ]),
  );
  return {
    ...facts,
    parameters: ((operation['parameters'] ?? []) as Parameter[]).map((one) => ({
      ...one,
      required: (one as Partial<Parameter>).required === true,
    })),
    body: json?.['application/json']?.['schema'] as Schema | undefined,
    answers,
    streams: answers.get(facts.successStatus)?.content.has('text/event-stream') === true,
  };
}

/** Reads every operation of the contract, with all its promises. */
export function readModel(): readonly ContractOperation[] {
  const { document, operations } = readContract();
  const paths = document['paths'] as Record<string, Record<string, Node>>;
  return [...operations.values()].map((facts) =>
    describe(facts, paths[facts.path]?.[facts.method.toLowerCase()] ?? {}),
  );
}

function findBodyFaults(answer: AnswerFacts, seen: SeenAnswer): string[] {
  if (answer.content.size === 0) return seen.body === '' ? [] : ['a body where the contract has none'];
  const type = String(seen.headers['content-type']).split(';', 1)[0] ?? '';
  const validate = answer.content.get(type);
  if (!validate) return [`the media type ${type}`];
  let value: unknown = seen.body;
  if (type.endsWith('json')) {
    try {
      value = JSON.parse(seen.body);
    } catch {
      return ['a body that is not JSON'];
    }
  }
  return validate(value) ? [] : [ajv.errorsText(validate.errors)];
}

/** Finds the promises of the contract that an answer breaks; none for a good one. */
export function findBrokenPromises(operation: ContractOperation, seen: SeenAnswer): Fault[] {
  const answer = operation.answers.get(seen.status);
  const faults: Fault[] = [];
  if (seen.status >= 500 && !answer) faults.push({ promise: 'no server error', detail: String(seen.status) });
  else if (!answer) faults.push({ promise: 'documented status', detail: String(seen.status) });
  for (const detail of answer ? findBodyFaults(answer, seen) : []) {
    faults.push({ promise: 'documented answer', detail: `${seen.status}: ${detail}` });
  }
  for (const [name, validate] of answer?.headers ?? []) {
    if (seen.headers[name] !== undefined && validate({ value: seen.headers[name] })) continue;
    faults.push({ promise: 'documented answer', detail: `${seen.status}: the header ${name}` });
  }
  return faults;
}
