import {
  endpoint,
  field,
  isRecord,
  type Json,
  operationsOf,
  type Resolve,
  resolver,
  textOf,
  typeText,
} from './endpoints';

type Field = ReturnType<typeof field>;

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A schema with its parts put together: what `allOf` lists, and what `anyOf` says beside null. */
function whole(value: unknown, resolve: Resolve): Json {
  const schema = resolve(value);
  const others = listOf(schema['anyOf']).filter((each) => !isRecord(each) || each['type'] !== 'null');
  if (others.length === 1) {
    const only = whole(others[0], resolve);
    const type = [only['type'], 'null'].flat();
    return { ...only, type, description: schema['description'] ?? only['description'] };
  }
  return listOf(schema['allOf']).reduce<Json>((all, part) => {
    const { properties, required, ...rest } = whole(part, resolve);
    return {
      ...rest,
      ...all,
      properties: { ...(isRecord(properties) ? properties : {}), ...(all['properties'] as Json | undefined) },
      required: [...listOf(required), ...listOf(all['required'])],
    };
  }, schema);
}

/** What a list or a map holds, and how a path names one of it. */
function inside(schema: Json, resolve: Resolve): { schema: Json; mark: string } {
  if (schema['type'] === 'array') return { schema: whole(schema['items'], resolve), mark: '[]' };
  return { schema, mark: '' };
}

/** Each member of an object and of what it holds, named by its path: `logs[].message`. */
function fieldsOf(schema: Json, resolve: Resolve, prefix = ''): Field[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = listOf(schema['required']);
  return Object.entries(properties).flatMap(([name, value]) => {
    const member = whole(value, resolve);
    const held = inside(member, resolve);
    const path = `${prefix}${name}${held.mark}`;
    const isObject = isRecord(held.schema['properties']);
    const words = isObject ? { ...held.schema, type: 'object' } : held.schema;
    const canBeNull = [member['type']].flat().includes('null') ? ' or null' : '';
    const type = typeText({ ...words, type: [words['type']].flat().find((each) => each !== 'null') });
    const itself = {
      ...field(path, words, required.includes(name), textOf(member['description'])),
      type: `${held.mark === '' ? '' : 'list of '}${type}${canBeNull}`,
    };
    return isObject ? [itself, ...fieldsOf(held.schema, resolve, `${path}.`)] : [itself];
  });
}

function jsonSchema(content: unknown): unknown {
  const media = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(media) ? media['schema'] : undefined;
}

function answerOf(operation: Json, resolve: Resolve) {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const [status = '', value] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  const response = resolve(value);
  const content = isRecord(response['content']) ? response['content'] : {};
  const schema = whole(jsonSchema(content), resolve);
  const { schema: held, mark } = inside(schema, resolve);
  return {
    status: Number(status),
    description: textOf(response['description']),
    types: Object.keys(content),
    fields: fieldsOf(held, resolve, mark === '' ? '' : `${mark}.`),
  };
}

/** Whether a call may be made with an API key. */
function takesKey(operation: Json, standard: unknown): boolean {
  return listOf(operation['security'] ?? standard).some((each) => isRecord(each) && 'apiKey' in each);
}

/** Writes every call that an API key can make, with what it takes and what it answers, group by group. */
export function emitReference(document: unknown): string {
  const resolve = resolver(document);
  const contract = isRecord(document) ? document : {};
  const calls = operationsOf(document)
    .filter(({ operation }) => takesKey(operation, contract['security']))
    .map(({ path, method, operation }) => {
      const { errors, answer: example, body, ...about } = endpoint(path, method, operation, resolve);
      const request = whole(jsonSchema(resolve(operation['requestBody'])['content']), resolve);
      return {
        ...about,
        tag: textOf(listOf(operation['tags'])[0]),
        body: body.length === 0 ? [] : fieldsOf(request, resolve),
        example,
        answer: answerOf(operation, resolve),
        errors,
      };
    });
  const statuses = new Map(
    calls.flatMap(({ errors }) => errors.map((each) => [each.status, each.description])),
  );
  const groups = listOf(contract['tags']).flatMap((tag) => {
    const { name, description } = isRecord(tag) ? tag : {};
    const own = calls
      .filter((call) => call.tag === name)
      .map(({ tag: _, errors, ...call }) => ({ ...call, failures: errors.map(({ status }) => status) }));
    return own.length === 0 ? [] : [{ name: textOf(name), description: textOf(description), calls: own }];
  });
  // What game servers call comes first: most readers look for nothing else.
  groups.sort((a, b) => Number(b.name === 'Moderation') - Number(a.name === 'Moderation'));
  return `
import type { EndpointField } from './endpoints.gen';

/** One call that an API key can make. */
export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: readonly EndpointField[];
  /** Each member of the body by its path, \`messages[].message\`. */
  body: readonly EndpointField[];
  /** An example of the body, null when there is none. */
  request: unknown;
  /** An example of the answer, null when there is none. */
  example: unknown;
  answer: {
    status: number;
    description: string;
    /** Media types, the usual one first. */
    types: readonly string[];
    fields: readonly EndpointField[];
  };
  /** Statuses of its failures. */
  failures: readonly number[];
}

export interface ReferenceGroup {
  name: string;
  description: string;
  calls: readonly ReferenceCall[];
}

export const reference: readonly ReferenceGroup[] = ${JSON.stringify(groups)};

/** What each status of a failure means. */
export const failures: readonly { status: number; description: string }[] = ${JSON.stringify(
    [...statuses].toSorted(([a], [b]) => a - b).map(([status, description]) => ({ status, description })),
  )};
`;
}
