import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lintContract } from '../../scripts/test/lintContract';
import { useFolder } from '../support/useFolder';

const path = fileURLToPath(new URL('../../openapi/torchward.yaml', import.meta.url));
const source = await readFile(path, 'utf8');

interface Response {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  requestBody?: unknown;
  security?: unknown[];
  responses: Record<string, Response>;
}

interface Contract {
  paths: Record<string, Record<string, unknown>>;
  components: { responses: Record<string, Response> };
}

const contract = parse(source) as Contract;
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

const operations = Object.entries(contract.paths).flatMap(([route, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${route}`,
      operation: operation as Operation,
    })),
);

function resolveResponse(response: Response): Response {
  if (response.$ref === undefined) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  return contract.components.responses[name] ?? {};
}

describe.each(operations)('$name', ({ operation }) => {
  it('answers every failure with a problem document', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
    expect(failures).not.toEqual([]);
    for (const [status, response] of failures) {
      expect(Object.keys(resolveResponse(response).content ?? {}), status).toEqual([
        'application/problem+json',
      ]);
    }
  });

  it('documents the answer without a credential, unless it is public', () => {
    const isPublic = operation.security?.length === 0;
    expect(Object.hasOwn(operation.responses, '401') || isPublic).toBe(true);
  });
});

describe.each(operations.filter(({ operation }) => operation.requestBody !== undefined))(
  '$name takes a body',
  ({ operation }) => {
    it('and documents the answer to an invalid one', () => {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '413', '415']));
    });
  },
);

describe('the contract linter', () => {
  const folder = useFolder();

  const faults: readonly [string, string, string, string][] = [
    ['an operation without an operationId', '      operationId: login\n', '', 'operation-operationId'],
    ['a reference to nothing', "schemas/LoginRequest' }", "schemas/NoSuchThing' }", 'no-unresolved-refs'],
    [
      'an example that breaks its schema',
      'password: Torchlight7 }',
      'password: 7 }',
      'no-invalid-media-type-examples',
    ],
    ['a tag without a description', 'tags: [Auth]', 'tags: [Unheard]', 'operation-tag-defined'],
  ];

  it.each(faults)('objects to %s', async (_fault, from, to, rule) => {
    expect(source).toContain(from);
    const file = join(folder, `${rule}.yaml`);
    await writeFile(file, source.replace(from, to));
    const { passed, output } = await lintContract(file);
    expect(passed).toBe(false);
    expect(output).toContain(rule);
  });
});
