import { describe, expect, it } from 'vitest';
import { catalogue, fingerprint } from '../../scripts/build/artefacts.mjs';

describe('the fingerprint of a build', () => {
  it.each(catalogue.inputs.filter((input) => !/\w\.\w+$/.test(input)))(
    'counts every file of %s',
    (folder) => {
      const artefact = { ...catalogue, inputs: [folder], except: [] };
      expect(fingerprint({ ...artefact, except: [folder] })).not.toBe(fingerprint(artefact));
    },
  );
});
