import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { formatSource } from '../format';
import { emitDocumentedCalls } from './documentedCalls';
import { emitEnums } from './enums';
import { emitReference } from './reference';
import { emitSdkTypes } from './sdk';
import { emitShapes } from './shapes';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file that is derived from the contract and committed. */
export interface GeneratedFile {
  /** Path from the repository's root. */
  path: string;
  content: string;
}

const NOTICE =
  '// Generated from openapi/torchward.yaml by `npm run generate`. Edit the contract, not this file.\n\n';

async function createGeneratedFile(path: string, source: string): Promise<GeneratedFile> {
  return { path, content: await formatSource(path, NOTICE + source) };
}

/**
 * Derives every generated file from the contract, in memory. The same contract always gives the same bytes.
 *
 * @throws when the contract is not valid YAML or not an OpenAPI document
 */
export async function generateFromContract(): Promise<readonly GeneratedFile[]> {
  const document: unknown = parse(await readFile(`${root}openapi/torchward.yaml`, 'utf8'));
  // The server answers no webhook: a receiver does, so the table of its operations has none.
  const served = { ...(document as object), webhooks: {} };
  const ast = await openapiTS(JSON.stringify(served), {
    // A request may omit a property with a default, so only `required` makes a property required.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  const shapes = emitShapes(document);
  return [
    await createGeneratedFile('src/contract/api.gen.ts', astToString(ast)),
    await createGeneratedFile('src/contract/enums.gen.ts', emitEnums(document)),
    await createGeneratedFile('src/contract/documentedCalls.gen.ts', emitDocumentedCalls(document)),
    await createGeneratedFile('src/contract/reference.gen.ts', emitReference(document)),
    await createGeneratedFile('src/contract/shapes.gen.ts', shapes.firstVisit),
    await createGeneratedFile('src/contract/screenShapes.gen.ts', shapes.screens),
    await createGeneratedFile('src/sdk/contract.gen.ts', await emitSdkTypes(document)),
  ];
}
