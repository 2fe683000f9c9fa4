import { constantCase, fileName } from './names.js';

/** The house's rules as a plug-in of oxlint. */

/**
 * @typedef {{ selector: string, message: string }} Restriction
 * @typedef {{ options: Restriction[], report: (found: { node: unknown, message: string }) => void }} Context
 */

/** Refuses what matches a selector, with a message for each. */
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
  rules: { 'constant-case': constantCase, 'file-name': fileName, 'no-restricted-syntax': noRestrictedSyntax },
};
