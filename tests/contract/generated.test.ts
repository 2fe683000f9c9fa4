import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generateFromContract } from '../../scripts/generate/contract';
import { emitEnums } from '../../scripts/generate/enums';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('files generated from the contract', async () => {
  const generated = await generateFromContract();

  for (const { path, content } of generated) {
    it(`${path} is up to date with the contract (npm run generate)`, async () => {
      expect(await readFile(root + path, 'utf8')).toBe(content);
    });
  }

  it('are the same bytes on every run', async () => {
    expect(await generateFromContract()).toEqual(generated);
  });
});

describe('enum lists', () => {
  const document = {
    components: {
      schemas: {
        Action: { type: 'string', enum: ['none', 'ban'], description: 'What\n  is done.' },
        Category: { type: ['string', 'null'], enum: ['spam', null] },
        Message: { type: 'string' },
      },
    },
  };

  it('name every value of a string enum, in the order of the contract', () => {
    expect(emitEnums(document)).toContain(
      'actionValues = ["none","ban"] as const satisfies readonly Action[]',
    );
  });

  it("carry the schema's description on one line", () => {
    expect(emitEnums(document)).toContain('/** What is done. */');
  });

  it('leave out null and schemas that are no enums', () => {
    expect(emitEnums(document)).toContain('categoryValues = ["spam"]');
    expect(emitEnums(document)).not.toContain('message');
  });
});
