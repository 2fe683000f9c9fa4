import { readFileSync } from 'node:fs';
import { experimental_enrichCsf as createEnrich } from '@storybook/react/preset';
import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { completeExamples, isExample } from './codeExamples.ts';

/** Storybook's own hook, with the one option that it reads. */
const enrich = await createEnrich(undefined, {
  presets: { apply: () => Promise.resolve({ experimentalCodeExamples: true }) },
});
if (!enrich) throw new Error('Storybook makes no code examples.');
const enrichCsf = completeExamples(enrich);

/**
 * Reads the examples of one story file, as its documentation page shows them, by the names that it exports.
 *
 * @param path absolute
 */
export async function readExamples(path: string): Promise<ReadonlyMap<string, string>> {
  const load = () => loadCsf(readFileSync(path, 'utf8'), { makeTitle: (title) => title }).parse();
  const csf = load();
  const { body } = csf._ast.program;
  const written = body.length;
  await enrichCsf(csf, load());
  const examples = new Map<string, string>();
  // Storybook's hook adds one statement for each story: `Name.parameters = { …, docs: { …, source: { code: 'text' } } }`.
  for (const statement of body.slice(written)) {
    let story = '';
    types.traverseFast(statement, (node) => {
      if (types.isMemberExpression(node) && types.isIdentifier(node.object)) story ||= node.object.name;
      if (types.isObjectProperty(node) && types.isStringLiteral(node.value) && isExample(node.value.value))
        examples.set(story, node.value.value);
    });
  }
  return examples;
}
