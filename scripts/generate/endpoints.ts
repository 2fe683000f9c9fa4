/** Operations that the documentation page explains, in its order. Source: spec section 7, other. */
const DOCUMENTED = ['moderateMessage', 'getOverview', 'listLogs', 'getAnalytics'] as const;

export type Json = Record<string, unknown>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
}

/** Follows a local reference; what is written beside it wins. */
export function resolver(document: unknown) {
  return function resolve(value: unknown): Json {
    if (!isRecord(value)) return {};
    const { $ref: reference, ...own } = value;
    if (typeof reference !== 'string') return value;
    let target: unknown = document;
    for (const part of reference.replace('#/', '').split('/'))
      target = isRecord(target) ? target[part] : undefined;
    return { ...resolve(target), ...own };
  };
}

export type Resolve = ReturnType<typeof resolver>;

/** A schema's type in a word or two: `string (uuid)`, `csv | json`. */
export function typeText(schema: Json): string {
  const { type, format, enum: values } = schema;
  if (Array.isArray(values)) return values.join(' | ');
  const name = Array.isArray(type) ? type.join(' or ') : textOf(type);
  return typeof format === 'string' ? `${name} (${format})` : name;
}

/** What a value must keep to: its length, its range, its default. */
function limitsText({ minLength, maxLength, minimum, maximum, default: standard }: Json): string {
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

export function field(name: string, schema: Json, required: boolean, description: string) {
  return { name, type: typeText(schema), required, limits: limitsText(schema), description };
}

function bodyFields(schema: Json, resolve: Resolve) {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(properties).map(([name, value]) => {
    const property = resolve(value);
    return field(name, property, required.includes(name), textOf(property['description']));
  });
}

function contentOf(value: Json, resolve: Resolve): { schema: Json; example: unknown } {
  const content = isRecord(value['content']) ? value['content'] : {};
  const media = isRecord(content['application/json']) ? content['application/json'] : {};
  const schema = resolve(media['schema']);
  return { schema, example: media['example'] ?? schema['example'] ?? null };
}

export function endpoint(path: string, method: string, operation: Json, resolve: Resolve) {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].map(resolve) : [];
  const body = contentOf(resolve(operation['requestBody']), resolve);
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return {
    id: textOf(operation['operationId']),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    parameters: parameters.map((each) =>
      field(
        textOf(each['name']),
        resolve(each['schema']),
        each['required'] === true,
        textOf(each['description']),
      ),
    ),
    body: bodyFields(body.schema, resolve),
    request: body.example,
    answer: contentOf(resolve(responses['200']), resolve).example,
    errors: failures.map(([status, value]) => ({
      status: Number(status),
      description: textOf(resolve(value)['description']),
    })),
  };
}

/** Every operation of the contract, in its order. */
export function operationsOf(document: unknown): { path: string; method: string; operation: Json }[] {
  const paths = isRecord(document) && isRecord(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) =>
      isRecord(operation) ? [{ path, method, operation }] : [],
    ),
  );
}

/**
 * Writes the calls that the documentation page explains, so that the page says what the contract says.
 *
 * @throws when the contract lacks one of them
 */
export function emitEndpoints(document: unknown): string {
  const resolve = resolver(document);
  const all = operationsOf(document);
  const chosen = DOCUMENTED.map((id) => {
    const found = all.find(({ operation }) => operation['operationId'] === id);
    if (!found) throw new Error(`The documentation explains ${id}, which the contract does not have.`);
    return endpoint(found.path, found.method, found.operation, resolve);
  });
  return `
/** One parameter, or one member of a body. */
export interface EndpointField {
  name: string;
  type: string;
  required: boolean;
  /** Bounds and default; empty when there are none. */
  limits: string;
  description: string;
}

/** One call, as the documentation page explains it. */
export interface Endpoint {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: readonly EndpointField[];
  body: readonly EndpointField[];
  /** An example of the body, null when there is none. */
  request: unknown;
  /** An example of the answer, null when there is none. */
  answer: unknown;
  errors: readonly { status: number; description: string }[];
}

export const endpoints: readonly Endpoint[] = ${JSON.stringify(chosen)};
`;
}
