import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, hashInputs } from '../../scripts/build/artefacts.mjs';

describe('the fingerprint of a build', () => {
  it.each(catalogue.inputs.filter((input) => !/\w\.\w+$/.test(input)))(
    'counts every file of %s',
    (folder) => {
      const artefact = { ...catalogue, inputs: [folder], except: [] };
      expect(hashInputs({ ...artefact, except: [folder] })).not.toBe(hashInputs(artefact));
    },
  );
});

it('a person builds the same Storybook as the checks, with its pages as text', () => {
  const root = new URL('../../', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['build-storybook']).toBe('node scripts/bootstrap.mjs scripts/build.ts --storybook');
});
