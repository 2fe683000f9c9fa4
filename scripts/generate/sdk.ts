import openapiTS, { astToString } from 'openapi-typescript';
import { findReference, isRecord, type JsonObject, listOperations } from './documentedCalls';

const SCHEMAS = '#/components/schemas/';

/** Lists the references of a value and of all its members. */
function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isRecord(value)) return [];
  const { $ref: reference } = value;
  return [
    ...(typeof reference === 'string' ? [reference] : []),
    ...Object.values(value).flatMap(listReferences),
  ];
}

/** Whether an operation accepts a key whose only scope is `moderate`: what a plugin calls. */
function isForPlugins({ security }: JsonObject): boolean {
  const alternatives: unknown[] = Array.isArray(security) ? security : [];
  return alternatives.some(
    (each) => isRecord(each) && Array.isArray(each['apiKey']) && each['apiKey'].includes('moderate'),
  );
}

/** Collects the schemas that the plugins' operations use, directly or through other parts of the contract. */
function collectSchemas(document: unknown): JsonObject {
  const operations = listOperations(document).flatMap(({ operation }) =>
    isForPlugins(operation) ? [operation] : [],
  );
  const found = new Map<string, unknown>();
  const waiting = listReferences(operations);
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    if (found.has(reference)) continue;
    const target = findReference(document, reference);
    found.set(reference, target);
    waiting.push(...listReferences(target));
  }
  const names = [...found.keys()].filter((reference) => reference.startsWith(SCHEMAS)).toSorted();
  return Object.fromEntries(names.map((name) => [name.slice(SCHEMAS.length), found.get(name)]));
}

/** Writes the types of the calls that a plugin makes, and no others, and the version: the client package ships them. */
export async function emitSdkTypes(document: unknown): Promise<string> {
  const version = findReference(document, '#/info/version');
  const part = {
    openapi: '3.1.0',
    info: { title: 'Torchward', version },
    components: { schemas: collectSchemas(document) },
  };
  const ast = await openapiTS(JSON.stringify(part), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return `/** The version of the contract that this client speaks. */\nexport const VERSION = ${JSON.stringify(version)};\n\n${astToString(ast)}`;
}
