import { format } from 'oxfmt';
import { types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

/** Adds to a story file what its source says. */
export type EnrichCsf = (csf: CsfFile, source: CsfFile) => Promise<void>;

/** "Show code" as an author would write it: Storybook formats its examples with Prettier alone, which isn't installed. */
export const formatExamples =
  (enrich: EnrichCsf): EnrichCsf =>
  async (csf, source) => {
    // Storybook would print the brackets around an argument as text of the element that it becomes a child of.
    types.traverseFast(source._ast, (node) => {
      if (types.isJSXElement(node) || types.isJSXFragment(node)) delete node.extra;
    });
    const { body } = csf._ast.program;
    const written = body.length;
    await enrich(csf, source);

    const examples: types.StringLiteral[] = [];
    for (const statement of body.slice(written))
      types.traverseFast(statement, (node) => {
        if (types.isObjectProperty(node) && types.isStringLiteral(node.value)) examples.push(node.value);
      });
    for (const example of examples) {
      const { code, errors } = await format('example.tsx', example.value, {
        singleQuote: true,
        printWidth: 80,
      });
      if (errors.length === 0) example.value = code.trimEnd();
    }
  };
