import { findReference, isRecord, listOperations, toList, type JsonObject } from './documentedCalls';

/** JSON Schema's primitive types with the JavaScript type that the client checks. */
const PRIMITIVE_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** Collects the shape of every object in the contract's answers. */
function createShapeCollector(document: JsonObject) {
  const shapes = new Map<string, Record<string, string>>();

  /** Lists an object's members: the schema's own and those of its `allOf`. */
  function listMembers(schema: JsonObject): { properties: JsonObject; required: readonly unknown[] } {
    const parts = toList(schema['allOf']).map((part) => {
      const own: unknown =
        isRecord(part) && typeof part['$ref'] === 'string' ? findReference(document, part['$ref']) : part;
      return listMembers(isRecord(own) ? own : {});
    });
    const own = {
      properties: isRecord(schema['properties']) ? schema['properties'] : {},
      required: toList(schema['required']),
    };
    return [...parts, own].reduce((all, part) => ({
      properties: { ...all.properties, ...part.properties },
      required: [...all.required, ...part.required],
    }));
  }

  /** @param name the name for an inline object */
  function describeType(value: unknown, name: string): string {
    const schema = isRecord(value) ? value : {};
    const { $ref: reference, type, anyOf, allOf, items, properties, additionalProperties } = schema;
    if (typeof reference === 'string')
      return describeType(findReference(document, reference), reference.split('/').at(-1) ?? name);
    if (Array.isArray(anyOf)) {
      const others = anyOf.filter((each) => !isRecord(each) || each['type'] !== 'null');
      return others.length === 1 ? `${describeType(others[0], name)}?` : 'unknown';
    }
    if (Array.isArray(allOf) && allOf.length === 1 && properties === undefined)
      return describeType(allOf[0], name);
    if (Array.isArray(type)) {
      const [only, ...more] = (type as unknown[]).filter((each) => each !== 'null');
      return more.length === 0 ? `${describeType({ ...schema, type: only }, name)}?` : 'unknown';
    }
    if (type === 'array') return `${describeType(items, name)}[]`;
    if (isRecord(properties) || Array.isArray(allOf)) {
      addShape(name, schema);
      return name;
    }
    if (isRecord(additionalProperties)) return `${describeType(additionalProperties, name)}{}`;
    return (typeof type === 'string' ? PRIMITIVE_TYPES[type] : undefined) ?? 'unknown';
  }

  function addShape(name: string, schema: JsonObject): void {
    if (shapes.has(name)) return;
    const shape: Record<string, string> = {};
    shapes.set(name, shape);
    const { properties, required } = listMembers(schema);
    for (const [key, value] of Object.entries(properties)) {
      shape[required.includes(key) ? key : `${key}?`] = describeType(value, `${name}.${key}`);
    }
  }

  return { shapes, describeType };
}

export function readSchema(content: unknown, media = 'application/json'): unknown {
  const found = isRecord(content) ? content[media] : undefined;
  return isRecord(found) ? found['schema'] : undefined;
}

export function readSuccessContent(operation: JsonObject): unknown {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return isRecord(success) ? success['content'] : undefined;
}

/** Whether a page may call the operation: others are for game servers, monitors and the payment provider. */
function acceptsPages({ security, tags }: JsonObject): boolean {
  const accepted = toList(security).flatMap((one) => Object.keys(one as object));
  return accepted.includes('loginToken') || toList(tags).includes('Auth');
}

/**
 * What pages of a first visit call: the public forms and the dashboard, with what the shell shows on every screen. The
 * shapes of these answers are loaded with the app, the others with the screens that get them.
 */
const FIRST_VISIT_OPERATIONS: readonly string[] = [
  'POST /v1/auth/login',
  'POST /v1/auth/register',
  'POST /v1/auth/verify-email',
  'POST /v1/auth/forgot-password',
  'POST /v1/auth/reset-password',
  'GET /v1/auth/me',
  'GET /v1/subscriptions/current',
  'GET /api/dashboard/overview',
  'GET /api/dashboard/analytics',
  'GET /api/dashboard/health',
  'GET /api/dashboard/logs/{id}',
  'GET /v1/review/pending',
];

/**
 * Writes, as plain data, the shape of each answer that a page can get, so small that the browser can check every
 * answer with it: one module for a first visit and the live events, one for all other operations. A type is `string`,
 * `number`, `boolean`, `unknown` or the name of a shape, followed by `[]` for a list of it, `{}` for a map to it and `?`
 * where null is allowed. A member that may be missing ends in `?`.
 */
export function emitShapes(document: unknown): { firstVisit: string; screens: string } {
  const contract = isRecord(document) ? document : {};
  const { shapes, describeType } = createShapeCollector(contract);
  const pageOperations = listOperations(contract)
    .filter(({ operation }) => acceptsPages(operation))
    .map(({ path, method, operation }) => ({
      key: `${method.toUpperCase()} ${path}`,
      name: `${String(operation['operationId'])}.answer`,
      content: readSuccessContent(operation),
    }));
  const describeAnswers = (isIncluded: (key: string) => boolean) =>
    Object.fromEntries(
      pageOperations.flatMap(({ key, name, content }) => {
        const schema = readSchema(content, 'application/json');
        return schema === undefined || !isIncluded(key) ? [] : [[key, describeType(schema, name)]];
      }),
    );

  const answers = describeAnswers((key) => FIRST_VISIT_OPERATIONS.includes(key));
  const events = Object.assign(
    {},
    ...pageOperations.map(({ content }) => {
      const lines = readSchema(content, 'text/event-stream');
      const stream = isRecord(lines) && typeof lines['$ref'] === 'string' ? lines['$ref'] : undefined;
      return stream === undefined ? {} : describeEvents(contract, stream, describeType);
    }),
  ) as Record<string, string>;
  const ofFirstVisit = new Map(shapes);
  const screenAnswers = describeAnswers((key) => !FIRST_VISIT_OPERATIONS.includes(key));
  const ofScreens = [...shapes].filter(([name]) => !ofFirstVisit.has(name));
  return {
    firstVisit: `
/** The members of an object with their types; a name or a type that ends in \`?\` may be missing or null. */
export type Shape = Readonly<Record<string, string>>;

/** Shapes of the answers of a first visit and of the live events. */
export const shapes: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(ofFirstVisit))};

/** Type of the successful answer of each operation of a first visit. */
export const answers: Readonly<Record<string, string>> = ${JSON.stringify(answers)};

/** Type of the data of each live event. */
export const events: Readonly<Record<string, string>> = ${JSON.stringify(events)};
`,
    screens: `
import type { Shape } from './shapes.gen';

/** Shapes that only the answers of operations beyond a first visit have. */
export const screenShapes: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(ofScreens))};

/** Type of the successful answer of each of these operations that answers with JSON. */
export const screenAnswers: Readonly<Record<string, string>> = ${JSON.stringify(screenAnswers)};
`,
  };
}

function describeEvents(
  contract: JsonObject,
  reference: string,
  describeType: (value: unknown, name: string) => string,
) {
  const found = findReference(contract, reference);
  const content = isRecord(found) ? found['contentSchema'] : undefined;
  const properties = isRecord(content) && isRecord(content['properties']) ? content['properties'] : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, describeType(schema, `event.${name}`)]),
  );
}
