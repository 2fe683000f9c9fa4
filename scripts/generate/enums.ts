interface EnumSchema {
  name: string;
  values: readonly string[];
  description: string | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namedEnums(document: unknown): EnumSchema[] {
  const components = isRecord(document) ? document['components'] : undefined;
  const schemas = isRecord(components) ? components['schemas'] : undefined;
  if (!isRecord(schemas)) return [];
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isRecord(schema) || !Array.isArray(schema['enum'])) return [];
    const values = schema['enum'].filter((value): value is string => typeof value === 'string');
    if (values.length === 0) return [];
    const description = schema['description'];
    return [{ name, values, description: typeof description === 'string' ? description : undefined }];
  });
}

function constantName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}

/**
 * Writes each named string enum of the contract as a list, `Action` becoming `actionValues`, so that code can
 * loop over the values that the types only name. `null` among the values is left out.
 */
export function emitEnums(document: unknown): string {
  const lists = namedEnums(document).map(({ name, values, description }) => {
    const comment = description ? `/** ${description.trim().replaceAll(/\s+/g, ' ')} */\n` : '';
    return `${comment}export const ${constantName(name)} = ${JSON.stringify(values)} as const satisfies readonly ${name}[];\n`;
  });
  const names = namedEnums(document).map(({ name }) => name);
  if (names.length === 0) return 'export {};\n';
  return `import type { ${names.join(', ')} } from './api.gen';\n\n${lists.join('\n')}`;
}
