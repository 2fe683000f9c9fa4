import { tsxLanguage } from '@codemirror/lang-javascript';
import { components, type PartFacts } from './catalogue';
import type { Fault } from './compile';

type Tree = ReturnType<typeof tsxLanguage.parser.parse>;
export type SyntaxNode = Tree['topNode'];

/** Names of the nodes that hold a component's name and its attributes. */
export const TAGS: ReadonlySet<string> = new Set(['JSXOpenTag', 'JSXSelfClosingTag', 'JSXStartTag']);

const readName = (node: SyntaxNode | null | undefined, source: string): string | undefined =>
  node ? source.slice(node.from, node.to) : undefined;

/** Finds the component of the tag around a node. */
export function findComponent(start: SyntaxNode, source: string): PartFacts | undefined {
  let node: SyntaxNode | null = start;
  while (node && !TAGS.has(node.name) && node.name !== 'JSXElement') node = node.parent;
  const name = readName(node?.getChild('JSXIdentifier') ?? node?.getChild('JSXBuiltin'), source);
  return components.find((component) => component.name === name);
}

/** Attributes that every component may have. */
const COMMON = /^(?:key|ref|children|(?:aria|data)-.*)$/;

/** What the docstring of a component says that hands other attributes on. */
const TAKES_OTHERS = /Takes the attributes of an? `\w+`/;

const listWords = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** Says what is wrong with an attribute; undefined when it is right or unknown to the catalogue. */
function describeAttribute(attribute: SyntaxNode, source: string): string | undefined {
  const part = findComponent(attribute, source);
  const name = readName(attribute.getChild('JSXIdentifier'), source);
  if (!part || part.props.length === 0 || name === undefined || COMMON.test(name)) return undefined;
  const prop = part.props.find((each) => each.name === name);
  if (!prop) {
    if (TAKES_OTHERS.test(part.description)) return undefined;
    return `${part.name} has no prop "${name}". It has ${listWords(part.props.map((each) => each.name))}.`;
  }
  const written = readName(attribute.getChild('JSXAttributeValue'), source);
  const value = /^(["'])(.*)\1$/.exec(written ?? '')?.[2];
  if (value === undefined || prop.values.length === 0 || prop.values.includes(value)) return undefined;
  return `${part.name} has no ${name} "${value}". It has ${listWords(prop.values)}.`;
}

/** Finds the first prop, or value of a prop, that a component of the catalogue does not have and so ignores. */
export function findWrongProp(source: string): Fault | undefined {
  let fault: Fault | undefined;
  tsxLanguage.parser.parse(source).iterate({
    enter: ({ name, node }) => {
      if (fault || name !== 'JSXAttribute') return;
      const message = describeAttribute(node, source);
      if (message !== undefined)
        fault = { message, line: source.slice(0, node.from).split('\n').length, isDrawn: true };
    },
  });
  return fault;
}
