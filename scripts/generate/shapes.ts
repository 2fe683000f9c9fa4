type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Types of JSON Schema that a value of the app is checked for. */
const LEAVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** Collects the shape of every object that an answer of the contract is made of. */
function createShapes(document: Json) {
  const shapes = new Map<string, Record<string, string>>();

  function target(reference: string): unknown {
    let found: unknown = document;
    for (const part of reference.replace('#/', '').split('/'))
      found = isRecord(found) ? found[part] : undefined;
    return found;
  }

  /** The members of an object, whether the schema lists them itself, by reference or in parts. */
  function membersOf(schema: Json): { properties: Json; required: readonly unknown[] } {
    const parts = (Array.isArray(schema['allOf']) ? schema['allOf'] : []).map((part) => {
      const own: unknown = isRecord(part) && typeof part['$ref'] === 'string' ? target(part['$ref']) : part;
      return membersOf(isRecord(own) ? own : {});
    });
    const own = {
      properties: isRecord(schema['properties']) ? schema['properties'] : {},
      required: Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [],
    };
    return [...parts, own].reduce((all, part) => ({
      properties: { ...all.properties, ...part.properties },
      required: [...all.required, ...part.required],
    }));
  }

  /** @param name what an object without a name of its own is called */
  function typeOf(value: unknown, name: string): string {
    const schema = isRecord(value) ? value : {};
    const { $ref: reference, type, anyOf, allOf, items, properties, additionalProperties } = schema;
    if (typeof reference === 'string') return typeOf(target(reference), reference.split('/').at(-1) ?? name);
    if (Array.isArray(anyOf)) {
      const others = anyOf.filter((each) => !isRecord(each) || each['type'] !== 'null');
      return others.length === 1 ? `${typeOf(others[0], name)}?` : 'unknown';
    }
    if (Array.isArray(allOf) && allOf.length === 1 && properties === undefined) return typeOf(allOf[0], name);
    if (Array.isArray(type)) {
      const [only, ...more] = (type as unknown[]).filter((each) => each !== 'null');
      return more.length === 0 ? `${typeOf({ ...schema, type: only }, name)}?` : 'unknown';
    }
    if (type === 'array') return `${typeOf(items, name)}[]`;
    if (isRecord(properties) || Array.isArray(allOf)) {
      addShape(name, schema);
      return name;
    }
    if (isRecord(additionalProperties)) return `${typeOf(additionalProperties, name)}{}`;
    return (typeof type === 'string' ? LEAVES[type] : undefined) ?? 'unknown';
  }

  function addShape(name: string, schema: Json): void {
    if (shapes.has(name)) return;
    const shape: Record<string, string> = {};
    shapes.set(name, shape);
    const { properties, required } = membersOf(schema);
    for (const [key, value] of Object.entries(properties)) {
      shape[required.includes(key) ? key : `${key}?`] = typeOf(value, `${name}.${key}`);
    }
  }

  return { shapes, typeOf };
}

function schemaOf(content: unknown, media: string): unknown {
  const found = isRecord(content) ? content[media] : undefined;
  return isRecord(found) ? found['schema'] : undefined;
}

function successContent(operation: Json): unknown {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return isRecord(success) ? success['content'] : undefined;
}

/**
 * Writes what each operation answers as plain data, small enough for the browser to check every answer against it.
 * A type is `string`, `number`, `boolean`, `unknown` or the name of a shape, followed by `[]` for a list of it, `{}` for
 * a map to it and `?` where null is allowed. A member that may be missing ends in `?`.
 */
export function emitShapes(document: unknown): string {
  const contract = isRecord(document) ? document : {};
  const { shapes, typeOf } = createShapes(contract);
  const answers: Record<string, string> = {};
  const events: Record<string, string> = {};
  for (const [path, item] of Object.entries(isRecord(contract['paths']) ? contract['paths'] : {})) {
    for (const method of METHODS) {
      const operation = isRecord(item) ? item[method] : undefined;
      if (!isRecord(operation)) continue;
      const content = successContent(operation);
      const schema = schemaOf(content, 'application/json');
      const name = `${String(operation['operationId'])}.answer`;
      if (schema !== undefined) answers[`${method.toUpperCase()} ${path}`] = typeOf(schema, name);
      const lines = schemaOf(content, 'text/event-stream');
      if (!isRecord(lines)) continue;
      const stream = isRecord(lines) && typeof lines['$ref'] === 'string' ? lines['$ref'] : '';
      Object.assign(events, eventsOf(contract, stream, typeOf));
    }
  }
  return `
/** The members of an object with their types; a name or a type that ends in \`?\` may be missing or null. */
export type Shape = Readonly<Record<string, string>>;

export const shapes: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes))};

/** What a success of each operation answers. Operations without a JSON answer are left out. */
export const answers: Readonly<Record<string, string>> = ${JSON.stringify(answers)};

/** The data of each event of the live stream. */
export const events: Readonly<Record<string, string>> = ${JSON.stringify(events)};
`;
}

function eventsOf(contract: Json, reference: string, typeOf: (value: unknown, name: string) => string) {
  let found: unknown = contract;
  for (const part of reference.replace('#/', '').split('/'))
    found = isRecord(found) ? found[part] : undefined;
  const content = isRecord(found) ? found['contentSchema'] : undefined;
  const properties = isRecord(content) && isRecord(content['properties']) ? content['properties'] : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, typeOf(schema, `event.${name}`)]),
  );
}
