import { join } from 'node:path';
import type { Guide } from '../../.storybook/guide';
import { readExamples } from '../../.storybook/examples';
import { findPackageEntry } from '../../.storybook/packageEntry';
import { readStoryFile, readStoryFiles } from '../../tests/catalogue/stories';
import { loadGuides } from '../catalogueText/guides';
import { writeList, writeTable } from '../catalogueText/markdown';
import { DESIGN_SYSTEM_PACKAGE } from './manifest';

/** What the catalogue says of a component that the package has. */
export interface ComponentUse {
  guide: Guide | undefined;
  /** An example that imports from React and the package alone; undefined where the catalogue has none. */
  example: string | undefined;
}

const SPECIFIERS: Readonly<Record<string, string>> = {
  react: 'react',
  '~/design-system': DESIGN_SYSTEM_PACKAGE,
  '~/charts': `${DESIGN_SYSTEM_PACKAGE}/charts`,
};

/** Writes an example as a project with the package does; undefined where it imports anything else. */
function convertExample(name: string, code: string): string | undefined {
  const imports = [...code.matchAll(/ from '([^']+)';$/gm)].map(([, specifier = '']) => specifier);
  if (imports.some((specifier) => SPECIFIERS[specifier] === undefined)) return undefined;
  return code
    .replaceAll(/(?<= from ')[^']+(?=';$)/gm, (specifier) => SPECIFIERS[specifier] ?? specifier)
    .replace(new RegExp(`^(const|function) ${name}\\b`, 'm'), '$1 Example')
    .trimEnd();
}

/** Reads what the catalogue says of each component of the package, by the component's name. */
export async function readComponentUses(root: string): Promise<ReadonlyMap<string, ComponentUse>> {
  const guides = await loadGuides(root);
  const uses = new Map<string, ComponentUse>();
  for (const { path, text } of readStoryFiles()) {
    const file = `stories/${path}`;
    const [component] = readStoryFile(path, text).components;
    if (component === undefined || findPackageEntry(file) === undefined) continue;
    const examples = await readExamples(join(root, file));
    const [example] = [...examples].flatMap(([name, code]) => convertExample(name, code) ?? []);
    uses.set(component, { guide: guides.get(file), example });
  }
  return uses;
}

/**
 * Writes when to take a component, an example of it, and what its developer has to know of keys, assistive technology and
 * words.
 *
 * @param pages the page of each component in the package; the guide's other advice leads to what the package lacks
 */
export function writeUse(
  component: string,
  { guide, example }: ComponentUse,
  pages: ReadonlyMap<string, string>,
): string[] {
  const advice = (guide?.avoid ?? []).flatMap(({ when, take }) => {
    const name = take.split('/').at(-1) ?? '';
    const page = pages.get(name);
    return page === undefined ? [] : `${when}, take [${name}](${page}.md).`;
  });
  const parts: readonly [title: string, content: string | undefined][] = [
    [`## When to use ${component}`, guide?.use],
    ['', guide?.alsoCalled && `Also called ${guide.alsoCalled.join(', ')}.`],
    ['', writeList(advice)],
    [`### Example of ${component}`, example && `\`\`\`tsx\n${example}\n\`\`\``],
    [
      `### Keys of ${component}`,
      guide?.keys && writeTable(['Key', 'What it does'], Object.entries(guide.keys)),
    ],
    [`### Accessibility of ${component}`, writeList(guide?.accessibility ?? [])],
    [`### Words of ${component}`, writeList(guide?.content ?? [])],
  ];
  return parts.flatMap(([title, content]) =>
    content === undefined || content === '' ? [] : [title, content].filter(Boolean),
  );
}
