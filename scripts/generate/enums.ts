import { findReference, isRecord } from './documentedCalls';

interface EnumSchema {
  name: string;
  values: readonly string[];
  description: string | undefined;
}

function listNamedEnums(document: unknown): EnumSchema[] {
  const schemas = findReference(document, '#/components/schemas');
  if (!isRecord(schemas)) return [];
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isRecord(schema) || !Array.isArray(schema['enum'])) return [];
    const values = schema['enum'].filter((value): value is string => typeof value === 'string');
    if (values.length === 0) return [];
    const description = schema['description'];
    return [{ name, values, description: typeof description === 'string' ? description : undefined }];
  });
}

function toConstantName(schema: string): string {
  return `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Values`;
}

/**
 * Writes each named string enum of the contract as a list without `null`, so that code can loop over its values:
 * `Action` becomes `actionValues`.
 */
export function emitEnums(document: unknown): string {
  const lists = listNamedEnums(document).map(({ name, values, description }) => {
    const comment = description ? `/** ${description.trim().replaceAll(/\s+/g, ' ')} */\n` : '';
    return `${comment}export const ${toConstantName(name)} = ${JSON.stringify(values)} as const satisfies readonly ${name}[];\n`;
  });
  const names = listNamedEnums(document).map(({ name }) => name);
  if (names.length === 0) return 'export {};\n';
  return `import type { ${names.join(', ')} } from './api.gen';\n\n${lists.join('\n')}`;
}
