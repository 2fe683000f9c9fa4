import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { components, fixtureNames, otherNames, type PartFacts, type PropFacts } from './catalogue';
import { findComponent, type SyntaxNode, TAGS } from './syntax';

/** Shows a description beside the list, without links and lines of its own. */
const toInfo = (text: string) => (text === '' ? {} : { info: text.replaceAll(/\s+/g, ' ') });

const toTag = ({ name, description }: PartFacts): Completion => ({
  label: name,
  type: 'class',
  ...toInfo(description),
});

const toAttribute = ({ name, required, type, values, description }: PropFacts): Completion => {
  const isFlag = type === 'boolean';
  const isText = type === 'string' || values.length > 0;
  let value = '={';
  if (isFlag) value = '';
  else if (isText) value = '="';
  return {
    label: name,
    apply: name + value,
    type: 'property',
    detail: required ? 'required' : '',
    boost: required ? 1 : 0,
    ...toInfo(description),
  };
};

const toName = (label: string): Completion => ({ label, type: 'variable' });

const names = [...components.map(toTag), ...[...otherNames, 'fixtures'].map(toName)];
const fixtureOptions = fixtureNames.map(toName);
const tags = components.map(toTag);

function completeAttribute(context: CompletionContext, node: SyntaxNode): CompletionResult | null {
  const component = findComponent(node, context.state.doc.toString());
  if (!component) return null;
  const value = context.matchBefore(/[\w-]+="[^"\n]*/);
  if (value) {
    const [name = '', written = ''] = value.text.split('="');
    const { values = [] } = component.props.find((prop) => prop.name === name) ?? {};
    if (values.length === 0) return null;
    return { from: context.pos - written.length, options: values.map(toName), validFor: /^[\w-]*$/ };
  }
  const word = context.matchBefore(/\s[\w-]*/);
  if (!word || (word.text.trim() === '' && !context.explicit)) return null;
  return { from: word.from + 1, options: component.props.map(toAttribute), validFor: /^[\w-]*$/ };
}

/** Completes the names of components, of their props, of the props' values, of hooks and of fixtures. */
export function completeComposition(context: CompletionContext): CompletionResult | null {
  const tag = context.matchBefore(/<\w*/);
  if (tag) return { from: tag.from + 1, options: tags, validFor: /^\w*$/ };
  const fixture = context.matchBefore(/\bfixtures\.\w*/);
  if (fixture) return { from: fixture.from + 'fixtures.'.length, options: fixtureOptions, validFor: /^\w*$/ };

  const node = syntaxTree(context.state).resolveInner(context.pos, -1);
  const isInTag = TAGS.has(node.name) || /^JSX(Attribute|Identifier|AttributeValue)/.test(node.name);
  if (isInTag) return completeAttribute(context, node);
  if (node.name !== 'VariableName' && !context.explicit) return null;
  const word = context.matchBefore(/\w+/);
  if (!word && !context.explicit) return null;
  return { from: word?.from ?? context.pos, options: names, validFor: /^\w*$/ };
}
