import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ComponentText } from 'virtual:component-facts';

/** A text that a module passes to `translate`. */
interface TranslatableText {
  name: string;
  english: string;
  path: string;
}

const TRANSLATIONS = 'src/design-system/I18n/translations.ts';
const FIELD = 'src/design-system/Field/Field.tsx';

const parse = (path: string, code: string): ts.SourceFile =>
  ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

export const isCallTo = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

/** Writes the English of a call to `translate`: a text as it is read, a function as it is written. */
function writeEnglish(argument: ts.Expression | undefined, source: ts.SourceFile): string {
  if (!argument) return '';
  if (ts.isStringLiteralLike(argument)) return argument.text;
  const named = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === argument.getText());
  return (named?.initializer ?? argument).getText().replaceAll(/\s+/g, ' ');
}

/** Reads the texts that a module passes to `translate`, in the order of its code. */
export function readTranslatableTexts(path: string, code: string): TranslatableText[] {
  const source = parse(path, code);
  const texts: TranslatableText[] = [];
  let component = '';
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      if (first && ts.isStringLiteral(first)) {
        if (isCallTo(node, 'useTranslation')) component = first.text;
        if (isCallTo(node, 'translate'))
          texts.push({ name: `${component}.${first.text}`, english: writeEnglish(second, source), path });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const readDocstring = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Reads the meaning of each text in the interface `Translations`, by its name. */
export function readMeanings(root: string): ReadonlyMap<string, string> {
  const source = parse(TRANSLATIONS, readFileSync(join(root, TRANSLATIONS), 'utf8'));
  const meanings = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== 'Translations') continue;
    for (const component of statement.members) {
      if (!ts.isPropertySignature(component) || !component.type || !ts.isTypeLiteralNode(component.type))
        continue;
      for (const text of component.type.members)
        meanings.set(`${component.name.getText()}.${text.name?.getText() ?? ''}`, readDocstring(text));
    }
  }
  return meanings;
}

/** Lists the modules of components and charts, from the repository's root. */
export const listComponentModules = (root: string): string[] =>
  ['src/design-system', 'src/charts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // A provider replaces `formatTime` by relative times of its own, and only developers read what the theme says.
      .filter((path) => /\.tsx?$/.test(path) && !/\.css\.ts$|^theme\/|^I18n\/|\/formatTime\.ts$/.test(path))
      .map((path) => join(folder, path)),
  );

/** Finds the texts of a component by its source file, and by all files on which that depends. */
export type FindTexts = (source: string, closure: ReadonlySet<string>) => ComponentText[];

/** @param root the repository */
export function createTextFinder(root: string): FindTexts {
  const meanings = readMeanings(root);
  const modules = new Map(
    listComponentModules(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const texts = [...modules].flatMap(([path, code]) => readTranslatableTexts(path, code));
  const isOwn = (path: string, source: string, closure: ReadonlySet<string>): boolean =>
    dirname(path) === dirname(source) ||
    // The parts of a chart are in folders beside it.
    (path.startsWith('src/charts/') && closure.has(path)) ||
    // The label of a field belongs to each control that has one.
    (path === FIELD && modules.get(source)?.includes('FieldBaseProps') === true);
  return (source, closure) => {
    const own = texts.filter(({ path }) => isOwn(path, source, closure));
    return [...meanings].flatMap(([name, meaning]) => {
      const text = own.find((each) => each.name === name);
      return text ? { name, english: text.english, meaning } : [];
    });
  };
}
