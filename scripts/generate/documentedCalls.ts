/** Operations that the documentation page explains, in its order. */
const DOCUMENTED = ['moderateMessage', 'getOverview', 'listLogs', 'getAnalytics'] as const;

export type JsonObject = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
}

/** What a local reference, such as `#/components/schemas/Action`, stands for. */
export function findReference(document: unknown, reference: string): unknown {
  let target = document;
  for (const part of reference.replace('#/', '').split('/'))
    target = isRecord(target) ? target[part] : undefined;
  return target;
}

/** Returns a function that follows local references; members beside a `$ref` override the target's. */
export function createResolver(document: unknown) {
  return function resolve(value: unknown): JsonObject {
    if (!isRecord(value)) return {};
    const { $ref: reference, ...own } = value;
    if (typeof reference !== 'string') return value;
    return { ...resolve(findReference(document, reference)), ...own };
  };
}

export type Resolve = ReturnType<typeof createResolver>;

/** Formats a schema's type for readers: `string (uuid)`, `csv | json`. */
export function formatType(schema: JsonObject): string {
  const { type, format, enum: values } = schema;
  if (Array.isArray(values)) return values.join(' | ');
  const name = Array.isArray(type) ? type.join(' or ') : toText(type);
  return typeof format === 'string' ? `${name} (${format})` : name;
}

/** Formats a value's length, range and default for readers. */
function formatLimits({ minLength, maxLength, minimum, maximum, default: standard }: JsonObject): string {
  const bound = (value: unknown): number | undefined =>
    typeof value === 'number' && value < 2 ** 31 - 1 ? value : undefined;
  const [longest, largest] = [bound(maxLength), bound(maximum)];
  return [
    longest === undefined
      ? ''
      : `${typeof minLength === 'number' ? `${minLength} to ` : 'up to '}${longest} characters`,
    largest === undefined ? '' : `${typeof minimum === 'number' ? minimum : ''} to ${largest}`,
    standard === undefined
      ? ''
      : `default ${typeof standard === 'string' ? standard : JSON.stringify(standard)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function createReferenceField(
  name: string,
  schema: JsonObject,
  required: boolean,
  description: string,
) {
  return { name, type: formatType(schema), required, limits: formatLimits(schema), description };
}

function listBodyFields(schema: JsonObject, resolve: Resolve) {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = toList(schema['required']);
  return Object.entries(properties).map(([name, value]) => {
    const property = resolve(value);
    return createReferenceField(name, property, required.includes(name), toText(property['description']));
  });
}

/** Returns the scope that an API key needs for an operation; null where it takes every key, or none. */
function readScope({ security }: JsonObject): string | null {
  const scopes: unknown[] = toList(security).flatMap((each) => (isRecord(each) ? each['apiKey'] : []));
  return toText(scopes.find(Boolean)) || null;
}

/** Who may make a call: the holder of an API key, the signed-in owner alone, or everyone. */
function readAccess({ security }: JsonObject): 'key' | 'login' | 'everyone' {
  const needs = toList(security);
  if (needs.length === 0) return 'everyone';
  return needs.some((each) => isRecord(each) && 'apiKey' in each) ? 'key' : 'login';
}

function readContent(value: JsonObject, resolve: Resolve): { schema: JsonObject; example: unknown } {
  const content = isRecord(value['content']) ? value['content'] : {};
  const media = isRecord(content['application/json']) ? content['application/json'] : {};
  const schema = resolve(media['schema']);
  return { schema, example: media['example'] ?? schema['example'] ?? null };
}

export function createDocumentedCall(path: string, method: string, operation: JsonObject, resolve: Resolve) {
  const parameters = toList(operation['parameters']).map(resolve);
  const body = readContent(resolve(operation['requestBody']), resolve);
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return {
    id: toText(operation['operationId']),
    method: method.toUpperCase(),
    path,
    summary: toText(operation['summary']),
    description: toText(operation['description']),
    access: readAccess(operation),
    scope: readScope(operation),
    parameters: parameters.map((each) =>
      createReferenceField(
        toText(each['name']),
        resolve(each['schema']),
        each['required'] === true,
        toText(each['description']),
      ),
    ),
    body: listBodyFields(body.schema, resolve),
    request: body.example,
    answer: readContent(resolve(responses['200']), resolve).example,
    errors: failures.map(([status, value]) => ({
      status: Number(status),
      description: toText(resolve(value)['description']),
    })),
  };
}

/** Lists every operation in the contract's order, each with the security that applies to it. */
export function listOperations(document: unknown): { path: string; method: string; operation: JsonObject }[] {
  const { paths, security } = isRecord(document) ? document : {};
  return Object.entries(isRecord(paths) ? paths : {}).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) =>
      isRecord(operation) ? [{ path, method, operation: { security, ...operation } }] : [],
    ),
  );
}

/**
 * Writes the calls that the documentation page explains, with the contract's texts.
 *
 * @throws when the contract lacks one of them
 */
export function emitDocumentedCalls(document: unknown): string {
  const resolve = createResolver(document);
  const all = listOperations(document);
  const chosen = DOCUMENTED.map((id) => {
    const found = all.find(({ operation }) => operation['operationId'] === id);
    if (!found) throw new Error(`The documentation explains ${id}, which the contract does not have.`);
    return createDocumentedCall(found.path, found.method, found.operation, resolve);
  });
  return `
/** One parameter, or one member of a body. */
export interface CallField {
  name: string;
  type: string;
  required: boolean;
  /** Bounds and default; empty when there are none. */
  limits: string;
  description: string;
}

/** One call, as the documentation page explains it. */
export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Who may make it: the holder of an API key, the signed-in owner alone, or everyone. */
  access: 'key' | 'login' | 'everyone';
  /** The scope that an API key needs, null where the call takes no key. */
  scope: string | null;
  parameters: readonly CallField[];
  body: readonly CallField[];
  /** An example of the body, null when there is none. */
  request: unknown;
  /** An example of the answer, null when there is none. */
  answer: unknown;
  errors: readonly { status: number; description: string }[];
}

export const documentedCalls: readonly DocumentedCall[] = ${JSON.stringify(chosen)};
`;
}
