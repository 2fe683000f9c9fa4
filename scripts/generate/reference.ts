import {
  createDocumentedCall,
  createReferenceField,
  isRecord,
  type JsonObject,
  listOperations,
  type Resolve,
  createResolver,
  toList,
  toText,
  formatType,
} from './documentedCalls';
import { readSchema } from './shapes';

/** Tags of the calls that game servers make, in the order in which readers need them. */
const GAME_SERVER_TAGS = ['Moderation', 'Decisions'];

type Field = ReturnType<typeof createReferenceField>;

/** Merges a schema with the parts of its `allOf`, or with the only part of its `anyOf` that is not null. */
function mergeSchema(value: unknown, resolve: Resolve): JsonObject {
  const schema = resolve(value);
  const others = toList(schema['anyOf']).filter((each) => !isRecord(each) || each['type'] !== 'null');
  if (others.length === 1) {
    const only = mergeSchema(others[0], resolve);
    const type = [only['type'], 'null'].flat();
    return { ...only, type, description: schema['description'] ?? only['description'] };
  }
  return toList(schema['allOf']).reduce<JsonObject>((all, part) => {
    const { properties, required, ...rest } = mergeSchema(part, resolve);
    return {
      ...rest,
      ...all,
      properties: {
        ...(isRecord(properties) ? properties : {}),
        ...(all['properties'] as JsonObject | undefined),
      },
      required: [...toList(required), ...toList(all['required'])],
    };
  }, schema);
}

/** Returns the schema of a list's items with the path suffix `[]`; any other schema comes back unchanged. */
function readItems(schema: JsonObject, resolve: Resolve): { schema: JsonObject; mark: string } {
  if (schema['type'] === 'array') return { schema: mergeSchema(schema['items'], resolve), mark: '[]' };
  return { schema, mark: '' };
}

/** Lists an object's members and their members, each named by its path: `logs[].message`. */
function listFields(schema: JsonObject, resolve: Resolve, prefix = ''): Field[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = toList(schema['required']);
  return Object.entries(properties).flatMap(([name, value]) => {
    const member = mergeSchema(value, resolve);
    const item = readItems(member, resolve);
    const path = `${prefix}${name}${item.mark}`;
    const isObject = isRecord(item.schema['properties']);
    const itemSchema = isObject ? { ...item.schema, type: 'object' } : item.schema;
    const canBeNull = [member['type']].flat().includes('null') ? ' or null' : '';
    const type = formatType({
      ...itemSchema,
      type: [itemSchema['type']].flat().find((each) => each !== 'null'),
    });
    const own = {
      ...createReferenceField(path, itemSchema, required.includes(name), toText(member['description'])),
      type: `${item.mark === '' ? '' : 'list of '}${type}${canBeNull}`,
    };
    return isObject ? [own, ...listFields(item.schema, resolve, `${path}.`)] : [own];
  });
}

function readAnswer(operation: JsonObject, resolve: Resolve) {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const [status = '', value] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  const response = resolve(value);
  const content = isRecord(response['content']) ? response['content'] : {};
  const schema = mergeSchema(readSchema(content), resolve);
  const { schema: itemSchema, mark } = readItems(schema, resolve);
  return {
    status: Number(status),
    description: toText(response['description']),
    types: Object.keys(content),
    fields: listFields(itemSchema, resolve, mark === '' ? '' : `${mark}.`),
  };
}

/** Lists the events that webhooks receive, with the members of their bodies. */
function listEvents({ webhooks }: JsonObject, resolve: Resolve) {
  return Object.entries(isRecord(webhooks) ? webhooks : {}).map(([id, item]) => {
    const operation = resolve(resolve(item)['post']);
    const content = resolve(operation['requestBody'])['content'];
    const schema = mergeSchema(readSchema(content), resolve);
    return {
      id,
      summary: toText(operation['summary']),
      description: toText(operation['description']),
      fields: listFields(schema, resolve),
    };
  });
}

/** Describes every call and event with their parameters, bodies and answers; the calls are grouped by tag. */
export function emitReference(document: unknown): string {
  const resolve = createResolver(document);
  const contract = isRecord(document) ? document : {};
  const calls = listOperations(document).map(({ path, method, operation }) => {
    const {
      errors,
      answer: example,
      body,
      ...about
    } = createDocumentedCall(path, method, operation, resolve);
    const request = mergeSchema(readSchema(resolve(operation['requestBody'])['content']), resolve);
    return {
      ...about,
      tag: toText(toList(operation['tags'])[0]),
      body: body.length === 0 ? [] : listFields(request, resolve),
      example,
      answer: readAnswer(operation, resolve),
      errors,
    };
  });
  const statuses = new Map(
    calls.flatMap(({ errors }) => errors.map((each) => [each.status, each.description])),
  );
  const groups = toList(contract['tags']).flatMap((tag) => {
    const { name, description } = isRecord(tag) ? tag : {};
    const own = calls
      .filter((call) => call.tag === name)
      .map(({ tag: _, errors, ...call }) => ({ ...call, failures: errors.map(({ status }) => status) }));
    return own.length === 0 ? [] : [{ name: toText(name), description: toText(description), calls: own }];
  });
  // The calls of game servers come first because most readers look for those.
  const rankGroup = ({ name }: { name: string }) => GAME_SERVER_TAGS.toReversed().indexOf(name);
  groups.sort((a, b) => rankGroup(b) - rankGroup(a));
  return `
import type { CallField, DocumentedCall } from './documentedCalls.gen';

/** One call. */
export interface ReferenceCall extends Omit<DocumentedCall, 'answer' | 'errors'> {
  /** Each member of the body by its path, \`messages[].message\`. */
  body: readonly CallField[];
  /** An example of the answer, null when there is none. */
  example: unknown;
  answer: {
    status: number;
    description: string;
    /** Media types, the usual one first. */
    types: readonly string[];
    fields: readonly CallField[];
  };
  /** Statuses of its failures. */
  failures: readonly number[];
}

export interface ReferenceGroup {
  name: string;
  description: string;
  calls: readonly ReferenceCall[];
}

/** One event that a webhook receives. */
export interface ReferenceEvent {
  /** Its type, such as \`message.actioned\`. */
  id: string;
  summary: string;
  description: string;
  /** Each member of the body by its path. */
  fields: readonly CallField[];
}

export const webhookEvents: readonly ReferenceEvent[] = ${JSON.stringify(listEvents(contract, resolve))};

export const reference: readonly ReferenceGroup[] = ${JSON.stringify(groups)};

/** What each status of a failure means. */
export const failures: readonly { status: number; description: string }[] = ${JSON.stringify(
    [...statuses].toSorted(([a], [b]) => a - b).map(([status, description]) => ({ status, description })),
  )};
`;
}
