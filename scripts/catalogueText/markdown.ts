import type { ComponentText } from 'virtual:component-facts';
import type { Guide } from '../../.storybook/guide';
import type { ComponentProperties, TextSources } from '../../.storybook/textSources';
import { TASKS } from '../../stories/foundations/tasks';
import { toPageIdPrefix } from './pageId';
import { listTokens } from './tokens';

/** What the page of one story file is written from. */
export interface PageSources {
  title: string;
  /** The package's entry that has the component. */
  entry: string | undefined;
  sources: TextSources;
  /** The reviewed list of interfaces, for a component whose props Storybook can't read. */
  interfaces: string;
  guide?: Guide | undefined;
}

/** Writes the texts that a component shows by itself as a table. A text with values is a function, shown as code. */
export const writeTexts = (texts: readonly ComponentText[]): string =>
  texts.length === 0
    ? ''
    : writeTable(
        ['Text', 'English', 'When'],
        texts.map(({ name, english, meaning }) => [
          `\`${name}\``,
          english.includes('=>') ? `\`\` ${english} \`\`` : english,
          meaning,
        ]),
      );

/** Address of a component's text, relative to the others. */
export const toTextFileName = (id: string): string => `${id}.md`;

/** @param part layer and name of a part, such as `Design system/Link` */
const writeLink = (part: string): string =>
  `[${part.split('/').at(-1)}](${toTextFileName(toPageIdPrefix(part))})`;

const escapeCell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Writes a table of Markdown. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes a list of Markdown. */
export const writeList = (entries: readonly string[]): string =>
  entries.map((entry) => `- ${entry}`).join('\n');

const writeSection = (title: string, ...content: readonly (string | undefined)[]): string[] => {
  const written = content.filter((part) => part !== undefined && part !== '');
  return written.length === 0 ? [] : [`## ${title}`, ...written.map(String)];
};

/** A type as the reviewed list of interfaces has it. */
function quoteType(name: string, interfaces: string): string | undefined {
  const [block] = new RegExp(`^type ${name}\\n(?: .*\\n?)+`, 'm').exec(interfaces) ?? [];
  return block && `\`\`\`\n${block.trimEnd()}\n\`\`\``;
}

/** The types of the list that props mention, such as the columns of a table. */
function quoteMentionedTypes(component: ComponentProperties | undefined, interfaces: string): string[] {
  const types = Object.values(component?.props ?? {}).map(({ type }) => type.raw ?? type.name);
  const names = new Set(types.join(' ').match(/\b[A-Z]\w+/g));
  return [...names].flatMap((name) => quoteType(name, interfaces) ?? []);
}

function writeProps(component: ComponentProperties | undefined): string | undefined {
  const props = Object.values(component?.props ?? {});
  if (props.length === 0) return undefined;
  return writeTable(
    ['Prop', 'Type', 'Default', 'Meaning'],
    props.map(({ name, type, defaultValue, description, required }) => [
      `\`${name}\`${required ? ' (required)' : ''}`,
      `\`${type.raw ?? type.name}\``,
      defaultValue === null ? '' : `\`${String(defaultValue.value)}\``,
      description,
    ]),
  );
}

/** The name of an example's story, which its code declares last. */
const EXAMPLE_NAME = /^(?:const|function) (\w+)(?![\s\S]*^(?:const|function) )/m;

/** Writes code once where stories differ by the screen, the direction or what their play does. */
function writeExamples(examples: readonly string[]): string[] {
  const written = new Map<string, { code: string; others: string[] }>();
  for (const code of examples) {
    // A longer name can break a line, and the formatter then adds parentheses.
    const key = code.replace(EXAMPLE_NAME, '').replaceAll(/[\s()]/g, '');
    const same = written.get(key);
    if (same) same.others.push(`\`${EXAMPLE_NAME.exec(code)?.[1]}\``);
    else written.set(key, { code, others: [] });
  }
  return [...written.values()].flatMap(({ code, others }) => [
    `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``,
    others.length === 0 ? '' : `The same code draws ${others.join(', ')}.`,
  ]);
}

/** Writes one component's documentation page as Markdown. */
export function writeComponent({ title, entry, sources, interfaces, guide }: PageSources): string {
  const { components, examples, tokens, screens, texts } = sources;
  const [component, ...parts] = components;
  const variants = guide?.variants?.map(({ prop, values }) =>
    writeTable(
      [`\`${prop}\``, 'When'],
      values.map(({ value, text }) => [`\`${value}\``, text]),
    ),
  );
  return [
    `# ${title.split('/').at(-1)}`,
    component?.description ?? '',
    entry === undefined ? 'Not in the package.' : `In the package: \`${entry}\`.`,
    ...writeSection(
      'When to use it',
      guide?.use,
      guide?.alsoCalled && `Also called ${guide.alsoCalled.join(', ')}.`,
      writeList(guide?.avoid.map(({ when, take }) => `${when}, take ${writeLink(take)}.`) ?? []),
    ),
    ...writeSection(
      'Props',
      writeProps(component) ?? quoteType(`${title.split('/').at(-1)}Props`, interfaces),
    ),
    ...writeSection('Types of its props', ...quoteMentionedTypes(component, interfaces)),
    ...parts.flatMap((part) => writeSection(part.displayName, part.description, writeProps(part))),
    ...writeSection(
      'Parts',
      writeList(guide?.anatomy?.parts.map(({ name, text }) => `**${name}.** ${text}`) ?? []),
    ),
    ...writeSection('Variants', ...(variants ?? [])),
    ...writeSection('Do and don’t', writeList(guide?.pairs?.map(({ because }) => because) ?? [])),
    ...writeSection(
      'Keyboard',
      guide?.keys && writeTable(['Key', 'What it does'], Object.entries(guide.keys)),
    ),
    ...writeSection('Accessibility', writeList(guide?.accessibility ?? [])),
    ...writeSection('Content', writeList(guide?.content ?? [])),
    ...writeSection('Texts to translate', writeTexts(texts)),
    ...writeSection('Examples', ...writeExamples(examples)),
    ...writeSection('Tokens', writeList(tokens.map((token) => `\`${token}\``))),
    ...writeSection('Used in', writeList(screens.map(({ title }) => title))),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const OTHER_NAMES = /^export const alsoCalled = \[(.*)\];\n/m;

/** Reads the other names of a page of prose from its file. */
export function readOtherNames(content: string): string[] {
  const [, names = ''] = OTHER_NAMES.exec(content) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

/** The first paragraph of a description, in one line. */
export const readSummary = (description: string): string =>
  (description.trim().split(/\n\s*\n/)[0] ?? '').replaceAll(/\s+/g, ' ');

/** Elements that only the page can draw: from a line that begins with one to the next empty line. */
const DRAWN_BLOCK = /^<[A-Za-z](?:.|\n(?!\n))*/gm;

/** The content of other files that a page of prose shows. */
export interface ProseSources {
  /** Names of all icons. */
  icons: readonly string[];
  /** The package's README, whose title the page shows too. */
  readme: string;
}

/**
 * Writes a page of prose as Markdown.
 *
 * @param content of the `.mdx` file
 */
export function writeProse(content: string, { icons, readme }: ProseSources): string {
  return (
    content
      .replace('<AllIcons />', writeList(icons.map((icon) => `\`${icon}\``)))
      .replace('<Markdown>{readme}</Markdown>', () => readme.trim())
      .replace('<PartsMap />', () =>
        writeTable(
          ['To', 'Use', 'Rather than'],
          TASKS.map(({ to, use, not }) => [
            to,
            use.map((part) => writeLink(`Design system/${part}`)).join(', '),
            not,
          ]),
        ),
      )
      .replaceAll(/<Tokens group="([\w.]+)" \/>/g, (_, group: string) =>
        writeTable(['Token', 'Light', 'Dark', 'Meaning'], listTokens(group)),
      )
      .replaceAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g, '[$2]($1)')
      .replaceAll(/\(\?path=\/docs\/([\w-]+)--docs\)/g, (_, id: string) => `(${toTextFileName(id)})`)
      .replaceAll(DRAWN_BLOCK, '*The page in the Storybook draws this.*')
      // Only Storybook reads what stands before the title.
      .replace(/^[\s\S]*?(?=^# )/m, '')
      .trim()
      .concat('\n')
  );
}

export interface IndexEntry {
  title: string;
  file: string;
  /** In one line; empty for a page of prose. */
  description: string;
}

/** Writes the index of all pages as llmstxt.org describes it: title, summary, and links by the sidebar's groups. */
export function writeIndex(entries: readonly IndexEntry[]): string {
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const group = entry.title.split('/').slice(0, -1).join(', ') || 'Start';
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const written = [...groups].map(([group, members]) =>
    [
      `## ${group}`,
      writeList(
        members.map(({ title, file, description }) => {
          const link = `[${title.split('/').at(-1)}](text/${file})`;
          return description === '' ? link : `${link}: ${description}`;
        }),
      ),
    ].join('\n\n'),
  );
  return [
    '# Torchward catalogue',
    '> The parts, patterns and screens of Torchward: React components with their props, examples, tokens and use. Torchward imports them from `~/design-system`, `~/charts` and `~/patterns`. The package `@torchward/design-system` has the parts, and the charts as `@torchward/design-system/charts`; it has no patterns and no screens.',
    ...written,
  ]
    .join('\n\n')
    .concat('\n');
}
