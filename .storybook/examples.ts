import { readFileSync } from 'node:fs';
import { experimental_enrichCsf as createEnrich } from '@storybook/react/preset';
import { loadCsf } from 'storybook/internal/csf-tools';
import { completeExamples, findExamples } from './codeExamples.ts';

/** Storybook's own hook, with the one option that it reads. */
const enrich = await createEnrich(undefined, {
  presets: { apply: () => Promise.resolve({ experimentalCodeExamples: true }) },
});
if (!enrich) throw new Error('Storybook makes no code examples.');
const enrichCsf = completeExamples(enrich);

/**
 * Reads the examples of one story file, as its documentation page shows them, by the names that it exports. A build has
 * made most of them for the pages already.
 *
 * @param path absolute
 */
export async function readExamples(path: string): Promise<ReadonlyMap<string, string>> {
  const text = readFileSync(path, 'utf8');
  const load = () => loadCsf(text, { makeTitle: (title) => title }).parse();
  if (!findExamples(text)) await enrichCsf(load(), load());
  return findExamples(text) ?? new Map<string, string>();
}
