/** Lint rules for the names of constants, functions and files, as docs/glossary.md sets them. */
import { basename } from 'node:path';
import { VERBS } from './verbs.js';

/**
 * @typedef {{ type: string, [key: string]: any }} Node
 * @typedef {{ filename: string, report: (found: { node: unknown, message: string }) => void }} Context
 */

const UPPER_SNAKE_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;
const PASCAL_CASE = /^[A-Z][a-zA-Z0-9]*$/;

/** An expression without its `as const` or `satisfies X`. @param {Node} node @returns {Node} */
const unwrapTypeExpression = (node) =>
  /^TS(As|Satisfies)Expression$/.test(node.type) ? unwrapTypeExpression(node['expression']) : node;

/** Whether an entry of a list is neither a call nor a spread. @param {Node} entry @returns {boolean} */
function isConstantEntry(entry) {
  if (entry.type === 'TemplateLiteral') return isWrittenOut(entry);
  return !/^(Spread|Call)/.test(entry.type);
}

/**
 * Whether a value is written out: a number, a text, a regular expression, or a list, set or map of anything.
 *
 * @param {Node | null} value
 * @returns {boolean}
 */
function isWrittenOut(value) {
  if (value === null) return false;
  const node = unwrapTypeExpression(value);
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] !== 'boolean' && node['raw'] !== 'null';
    case 'TemplateLiteral':
      return node['expressions'].length === 0;
    case 'UnaryExpression':
      return isWrittenOut(node['argument']);
    case 'BinaryExpression':
      return isWrittenOut(node['left']) && isWrittenOut(node['right']);
    case 'ArrayExpression':
      return node['elements'].length > 0 && node['elements'].every(isConstantEntry);
    case 'NewExpression':
      return (
        /^(Set|Map)$/.test(node['callee'].name) &&
        node['arguments'].length === 1 &&
        isWrittenOut(node['arguments'][0])
      );
    default:
      return false;
  }
}

/** A module-level constant that is written out is UPPER_SNAKE_CASE, and a function never is. */
export const constantCase = {
  meta: { schema: false },
  create: (/** @type {Context} */ context) => ({
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator'(
      /** @type {Node} */ { id, init },
    ) {
      if (id.type !== 'Identifier') return;
      const isUpper = UPPER_SNAKE_CASE.test(id.name);
      if (isWrittenOut(init) && !isUpper) {
        context.report({ node: id, message: 'A constant that is written out is UPPER_SNAKE_CASE.' });
      }
      if (isUpper && init !== null && /Function/.test(unwrapTypeExpression(init).type)) {
        context.report({ node: id, message: 'A function is camelCase.' });
      }
    },
  }),
};

/** A file is camelCase; a component's and its style sheet's may be PascalCase. */
export const fileName = {
  meta: { schema: false },
  create: (/** @type {Context} */ context) => ({
    Program(/** @type {Node} */ node) {
      const [name = '', ...ends] = basename(context.filename).split('.');
      const mayBeComponent = /^(css\.ts|(stories\.|test\.)?tsx)$/.test(ends.join('.'));
      if (CAMEL_CASE.test(name) || (mayBeComponent && PASCAL_CASE.test(name))) return;
      context.report({
        node,
        message: 'A file is named after its main export: camelCase, or PascalCase for a component.',
      });
    },
  }),
};

/** Named after what they give, as their field does: a style mixin, a build plug-in, a middleware, a test project. */
const NAMED_AFTER_RESULT = /^(StyleRule|Plugin|Middleware|TestProjectConfiguration)$/;

/** @param {Node | undefined} annotation @returns {string | undefined} */
function readTypeName(annotation) {
  const type = annotation?.['typeAnnotation'];
  return (type?.typeName?.name === 'Promise' ? type.typeArguments?.params[0] : type)?.typeName?.name;
}

/** A function at the module's level begins with one of the house's verbs, and no function ends in `Of`. */
export const functionVerb = {
  meta: { schema: false },
  create: (/** @type {Context} */ context) => {
    const checkEnd = (/** @type {Node} */ id) => {
      if (!/[a-z]Of$/.test(id['name'])) return;
      context.report({ node: id, message: 'A function says what it does: `getName`, not `nameOf`.' });
    };
    const checkVerb = (/** @type {Node} */ id, /** @type {Node} */ { returnType }) => {
      if (PASCAL_CASE.test(id['name']) || NAMED_AFTER_RESULT.test(readTypeName(returnType) ?? '')) return;
      const verb = /^[a-z0-9]+/.exec(id['name'])?.[0] ?? '';
      if (VERBS.has(verb)) return;
      context.report({
        node: id,
        message: `A function's name begins with a verb, and "${verb}" is not in scripts/lint/verbs.js.`,
      });
    };
    const isFunction = (/** @type {Node | null} */ value) => value !== null && /Function/.test(value.type);
    return {
      FunctionDeclaration(/** @type {Node} */ { id }) {
        if (id) checkEnd(id);
      },
      VariableDeclarator(/** @type {Node} */ { id, init }) {
        if (isFunction(init)) checkEnd(id);
      },
      ':matches(Program, ExportNamedDeclaration) > FunctionDeclaration'(/** @type {Node} */ node) {
        checkVerb(node['id'], node);
      },
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator'(
        /** @type {Node} */ { id, init },
      ) {
        if (isFunction(init)) checkVerb(id, init);
      },
    };
  },
};
