import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  isCallTo,
  listComponentModules,
  readTranslatableTexts,
  readMeanings,
} from '../../scripts/catalogueText/texts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Attributes and props that a visitor reads or hears. */
const READ_ATTRIBUTE =
  /^(?:aria-(?:label|roledescription|valuetext|description)|alt|caption|content|description|empty|label|lead|placeholder|subject|text|title|value[tT]ext|\w+(?:Text|Label))$/;

/** A sentence, or one word as a label is written. */
const IS_SENTENCE = /^\P{L}*\p{Lu}\p{Ll}+(?![\w-])|\p{L} \p{L}/u;
const HAS_WORD = /\p{L}/u;

/** Names, which no translator replaces. */
const NAMES = new Set(['Torchward']);

interface Literal {
  node: ts.Node;
  text: string;
}

function listLiterals(source: ts.SourceFile): Literal[] {
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node))
      literals.push({ node, text: node.text });
    if (ts.isTemplateMiddleOrTemplateTail(node)) literals.push({ node, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

/** Whether the literal is a name for the code: a key of an object, or what a value is compared with. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return (
    ts.isCaseClause(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  );
}

/** Whether the text is one that a translator replaces, or the reader is a developer. */
function isHandled(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (isCallTo(at, 'translate') || isCallTo(at, 'useTranslation') || ts.isThrowStatement(at)) return true;
  return false;
}

/** Whether JSX shows the literal, or hands it to a prop that does. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  let at = node;
  while (
    ts.isConditionalExpression(at.parent) ||
    ts.isParenthesizedExpression(at.parent) ||
    ts.isTemplateExpression(at.parent) ||
    ts.isTemplateSpan(at.parent) ||
    (ts.isBinaryExpression(at.parent) && /^(?:\|\||\?\?|&&|\+)$/.test(at.parent.operatorToken.getText()))
  ) {
    if (ts.isConditionalExpression(at.parent) && at.parent.condition === at) return false;
    at = at.parent;
  }
  const holder = ts.isJsxExpression(at.parent) ? at.parent.parent : at.parent;
  if (ts.isJsxAttribute(holder)) return READ_ATTRIBUTE.test(holder.name.getText());
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return true;
  return ts.isPropertyAssignment(holder) && READ_ATTRIBUTE.test(holder.name.getText().replaceAll("'", ''));
}

/** The default of a prop that is read, such as `label = 'Copy'`. */
const isDefaultOfText = ({ parent }: ts.Node): boolean =>
  ts.isBindingElement(parent) && READ_ATTRIBUTE.test((parent.propertyName ?? parent.name).getText());

function isText({ node, text }: Literal): boolean {
  if (!HAS_WORD.test(text) || NAMES.has(text.trim()) || isName(node) || isHandled(node)) return false;
  return isShown(node) || isDefaultOfText(node) || IS_SENTENCE.test(text);
}

/** The texts of a component that a provider can't replace. */
function findFixedTexts(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  return listLiterals(source)
    .filter(isText)
    .map(({ text }) => `${path}: ${text.trim()}`);
}

const sources = new Map(
  listComponentModules(root).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);
const meanings = readMeanings(root);

describe('the texts of the components', () => {
  it('can be translated: none is written outside of translate()', () => {
    expect(sources.size).toBeGreaterThan(80);
    expect([...sources].flatMap(([path, code]) => findFixedTexts(path, code))).toEqual([]);
  });

  it('are those that a translator is offered', () => {
    const asked = new Set(
      [...sources].flatMap(([path, code]) => readTranslatableTexts(path, code).map(({ name }) => name)),
    );
    expect(asked.size).toBeGreaterThan(40);
    expect([...meanings.keys()].sort()).toEqual([...asked].sort());
  });

  it('say when they are shown, because a translator sees one word alone', () => {
    expect([...meanings].filter(([, meaning]) => meaning === '').map(([name]) => name)).toEqual([]);
  });

  it('have the same English wherever a component asks for them', () => {
    const english = new Map<string, Set<string>>();
    for (const [path, code] of sources)
      for (const text of readTranslatableTexts(path, code))
        english.set(text.name, new Set([...(english.get(text.name) ?? []), text.english]));
    expect([...english].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });
});

describe('the check of the texts', () => {
  const find = (jsx: string) => findFixedTexts('Bad.tsx', `export const Bad = ({ a }) => ${jsx};`);

  it.each([
    '<p>Nothing</p>',
    '<p>{a} of 5</p>',
    '<p>{a ? `met` : null}</p>',
    "<p>{a ?? 'none'}</p>",
    '<p aria-label="close" />',
    "<Button label={a ? 'close' : a} />",
    '<p aria-label={`Page ${a}`} />',
    "a.map(() => ({ label: 'left' }))",
    "a.join('Not copied')",
    "(({ label = 'copy' }) => label)(a)",
  ])('objects to %s', (jsx) => {
    expect(find(jsx)).toHaveLength(1);
  });

  it.each([
    '<p className="close">{a}</p>',
    "<p>{a === 'close' ? a : null}</p>",
    "<p>{translate('close', 'Close it')}</p>",
    "<p data-state={a ? 'open' : 'closed'}> - </p>",
    'a.closest(\'[role="menu"], summary\')',
    "a.key === 'ArrowDown'",
  ])('has nothing against %s', (jsx) => {
    expect(find(jsx)).toEqual([]);
  });
});
