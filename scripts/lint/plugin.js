import { constantCase, fileName, functionVerb } from './names.js';

/** This project's rules as an oxlint plugin. */

/**
 * @typedef {{ selector: string, message: string }} Restriction
 * @typedef {{ options: Restriction[], report: (found: { node: unknown, message: string }) => void }} Context
 */

/** Reports each node that matches a selector. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: (/** @type {Context} */ context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
};

export default {
  meta: { name: 'house' },
  rules: {
    'constant-case': constantCase,
    'file-name': fileName,
    'function-verb': functionVerb,
    'no-restricted-syntax': noRestrictedSyntax,
  },
};
