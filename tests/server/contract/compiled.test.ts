import { describe, expect, it } from 'vitest';
import { compileSerializer } from '~/server/http/answers';
import { readContract, type Schema } from '~/server/http/contract';
import { resolveReferences } from '~/server/http/references';
import { compileRequestPart, createRequestCheck, validators } from '~/server/http/validation';

const operations = [...readContract().operations.values()];

// The server compiles a schema when the first call needs it, so a start does not find one that does not compile.
it.each(operations)('the schemas of $id compile', ({ schema }) => {
  for (const part of ['params', 'querystring', 'headers', 'body'] as const) {
    expect(() => compileRequestPart(part, schema[part] ?? {}), part).not.toThrow();
  }
  const answers = Object.values(schema.response).flatMap(({ content }) => Object.values(content));
  for (const answer of answers) {
    expect(() => validators.body.compile(answer.schema)).not.toThrow();
    expect(() => compileSerializer(answer.schema)).not.toThrow();
  }
  expect(answers).not.toEqual([]);
});

describe('a schema that does not compile', () => {
  const bad: Schema = { type: 'nothing of the kind' };

  it.each(['params', 'querystring', 'headers', 'body'])('is found in %s', (part) => {
    expect(() => compileRequestPart(part, bad)).toThrow('nothing of the kind');
  });

  it('is found in an answer', () => {
    expect(() => validators.body.compile(bad)).toThrow('nothing of the kind');
    expect(() => compileSerializer(bad)).toThrow('schema is invalid');
  });
});

describe('the check of a part of a request', () => {
  const check = (httpPart: string, schema: Schema) =>
    createRequestCheck({ schema, httpPart, method: 'GET', url: '/' });

  it('converts the text of a query and fills in defaults', () => {
    const properties = { page: { type: 'integer' }, period: { enum: ['24h', '7d'], default: '7d' } };
    expect(check('querystring', { type: 'object', properties })({ page: '2' })).toEqual({
      value: { page: 2, period: '7d' },
    });
  });

  it('takes a body as it is', () => {
    const result = check('body', { type: 'integer' })('2');
    expect(result).toMatchObject({ error: [{ keyword: 'type' }] });
  });
});

describe('a reference', () => {
  const components = {
    schemas: { Count: { type: 'integer', minimum: 0 }, Pair: { items: { $ref: '#/a~1b' } } },
  };

  it('is replaced by its target, which all references to it share', () => {
    const { first, second } = resolveReferences({
      first: { $ref: '#/components/schemas/Pair' },
      second: { $ref: '#/components/schemas/Pair' },
      'a/b': { $ref: '#/components/schemas/Count' },
      components,
    });
    expect(first).toEqual({ items: { type: 'integer', minimum: 0 } });
    expect(second).toBe(first);
  });

  it('keeps the members beside it', () => {
    const { count } = resolveReferences({
      count: { $ref: '#/components/schemas/Count', default: 3 },
      'a/b': true,
      components,
    });
    expect(count).toEqual({ type: 'integer', minimum: 0, default: 3 });
  });

  it('to nothing is refused', () => {
    expect(() => resolveReferences({ count: { $ref: '#/components/schemas/Count' } })).toThrow(
      'The contract has nothing at #/components/schemas/Count.',
    );
  });
});
