import { format } from 'oxfmt';
import { types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

/** Storybook's hook that adds source code to a story file. */
export type EnrichCsf = (csf: CsfFile, source: CsfFile) => Promise<void>;

/** Formats the "Show code" examples with oxfmt, because Storybook uses Prettier, which isn't installed. */
export const formatExamples =
  (enrich: EnrichCsf): EnrichCsf =>
  async (csf, source) => {
    // Storybook would print the parentheses around a JSX argument as text of its parent element.
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
