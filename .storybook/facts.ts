import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { createTextFinder } from '../scripts/catalogueText/texts.ts';
import { ModuleGraph } from '../scripts/visual/moduleGraph.ts';
import { readStoryFile } from '../tests/catalogue/stories.ts';
import type { ComponentFacts, PressedKey } from 'virtual:component-facts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A key of user-event's notation, such as `{ArrowDown}`, `{Shift>}`, `{/Shift}` or `a`. */
const KEY =
  /\{\/(?<released>\w+)\}|\{(?<held>Alt|Control|Meta|Shift)>\}|\{(?<named>\w+)[^}]*\}|(?<typed>.)/gu;

/** Letters are one key where no modifier is held, because they are a search or a text. So are digits. */
function nameTyped(character: string, isModified: boolean): string {
  if (character === ' ') return 'Space';
  if (isModified) return character.toUpperCase();
  return /\d/.test(character) ? 'Digits' : 'Letters';
}

/** The keys of an argument of `userEvent.keyboard`, with the modifiers that are held, such as `Control+Enter`. */
function readKeys(input: string): string[] {
  const modifiers = new Set<string>();
  return [...input.matchAll(KEY)].flatMap(({ groups = {} }) => {
    const { released, held, named, typed = '' } = groups;
    if (held !== undefined) modifiers.add(held);
    if (released !== undefined) modifiers.delete(released);
    if (held ?? released) return [];
    return [...modifiers, named ?? nameTyped(typed, modifiers.size > 0)].join('+');
  });
}

/** The method that a call uses of user-event, such as `tab`. */
function readMethod({ expression }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  return expression.expression.text === 'userEvent' ? expression.name.text : undefined;
}

/** The keys that a story presses by itself, in their order. */
function readPressedKeys(story: ts.Node): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const method = readMethod(node);
      const [input] = node.arguments;
      if (method === 'tab') keys.add(input ? 'Shift+Tab' : 'Tab');
      if (method === 'keyboard' && input && ts.isStringLiteral(input))
        for (const key of readKeys(input.text)) keys.add(key);
    }
    ts.forEachChild(node, visit);
  };
  visit(story);
  return keys;
}

/** Reads the keys that the stories of a file press. */
export function readKeysOfStories(text: string): PressedKey[] {
  const source = ts.createSourceFile('story.tsx', text, ts.ScriptTarget.Latest);
  const stories = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ modifiers }) => modifiers !== undefined)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const byKey = new Map<string, string[]>();
  for (const story of stories) {
    const name = ts.isIdentifier(story.name) ? story.name.text : '';
    for (const key of readPressedKeys(story)) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return [...byKey].map(([key, names]) => ({ key, stories: names }));
}

/** A style for each member of a family of tokens, such as `styleVariants(vars.color.tone, ({ bg }) => …`. */
const FAMILY = /\bstyleVariants\(\s*vars((?:\.\w+)+),\s*\((?:\{([^}]*)\}|\w+)\)/g;

/** The theme's tokens in a style file, as dotted paths; a name that is chosen at run time is `*`. */
function readTokens(text: string): string[] {
  const families = [...text.matchAll(FAMILY)].flatMap(([, family = '', names]) =>
    (names ?? '').split(',').map((name) => [family, '*', name.trim()].filter(Boolean).join('.')),
  );
  const single = [...text.replaceAll(FAMILY, '').matchAll(/\bvars((?:\.\w+|\[\w+\])+)/g)];
  return [...families, ...single.map(([, path = '']) => path.replaceAll(/\[\w+\]/g, '.*'))].map((path) =>
    path.slice(1),
  );
}

const MIXINS = 'src/design-system/theme/mixins.ts';

/** The tokens in the mixins of the theme that a style file imports, such as `surface`. */
function readMixinTokens(text: string, mixins: string): string[] {
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '(?:~\/design-system|\.\.)\/theme';/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
  return imported.flatMap((name) => {
    const declared = new RegExp(`^export (?:const|function) ${name}\\b[^]*?(?=^export |$(?![^]))`, 'm').exec(
      mixins,
    );
    return readTokens(declared?.[0] ?? '');
  });
}

/** Reads of each story file what its documentation page shows, by the file's path from the repository's root. */
export function readComponentFacts(): Record<string, ComponentFacts> {
  const graph = new ModuleGraph(root);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const files = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('stories', path))
    .filter((path) => path.endsWith('.stories.tsx'))
    .sort();
  const stories = files.map((file) => {
    const text = read(file);
    const { id, title = '', components } = readStoryFile(file, text);
    return { file, id, title, component: components[0], keys: readKeysOfStories(text) };
  });
  const screens = stories.filter(({ file }) => file.startsWith('stories/screens/'));
  const mixins = read(MIXINS);
  const findTexts = createTextFinder(root);

  const describe = ({ file, component, keys }: (typeof stories)[number]): ComponentFacts => {
    const source = component === undefined ? undefined : graph.definition(file, component);
    if (source === undefined) return { tokens: [], screens: [], keys, texts: [] };
    // A group of components may share a style file in the folder above theirs.
    const styles = [...graph.closure(source)].filter(
      (path) => path.endsWith('.css.ts') && source.startsWith(`${dirname(path)}/`),
    );
    const shared = styles
      .flatMap((path) => [...graph.closure(path)])
      .filter((path) => path.endsWith('.css.ts') && !path.includes('/theme/'));
    return {
      tokens: [
        ...new Set(
          [...styles, ...shared]
            .map(read)
            .flatMap((text) => [...readTokens(text), ...readMixinTokens(text, mixins)]),
        ),
      ].sort(),
      screens: screens
        .filter((screen) => graph.closure(screen.file).has(source))
        .map(({ id, title }) => ({ id, title })),
      keys,
      texts: findTexts(source, graph.closure(source)),
    };
  };
  return Object.fromEntries(stories.map((file) => [file.file, describe(file)]));
}

const NAME = 'virtual:component-facts';

/**
 * Gives the documentation pages the facts of each story file, as a module.
 *
 * @param read makes them, by the file's path from the repository's root
 */
export function componentFacts(read: () => Readonly<Record<string, ComponentFacts>>): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(read())}` : undefined),
  };
}
