import type { Plugin } from 'vite';

/**
 * An icon as this project draws it: no context, no sizes of its own, no name for a style sheet. Keys are not needed
 * where the drawing never changes.
 */
const ICON = `
import { createElement } from 'react';
export default ({ node }) => ({ strokeWidth, ...rest }) => createElement(
  'svg',
  {
    xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
    stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...rest,
  },
  ...node.map(([tag, attributes]) => createElement(tag, attributes)),
);
`;

/** Writes go through no cache here, so the cache of writes that every query client makes stays empty. */
const NO_MUTATIONS = `
export class MutationCache {
  clear() {}
  findAll() { return []; }
  getAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}
`;

/** No list here grows by pages. */
const NO_INFINITE_QUERIES = `
const none = () => undefined;
export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };
`;

/** The charts hand over one or two plain names. */
const CLASS_NAMES = "export default (...names) => names.filter(Boolean).join(' ');";

const slimDrawing = (code: string) =>
  code
    .replaceAll(/, key: "[^"]*"/g, '')
    .replaceAll(/^\s*(?:name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?$/gm, '')
    .replace(/^__iconData\.node;$/m, '');

/** Components that nobody uses are kept when they are given a name, or made by a call that might do something else. */
const withoutUnused = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');

/** Advice to developers has been heard before the app is built. */
const withoutAdvice = (code: string) =>
  code.replaceAll(/^(\s+)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2');

/** What becomes of which file. */
const CUTS: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/\/react-router\/dist\//, (code) => withoutAdvice(withoutUnused(code))],
  [/\/lucide-react\/dist\/esm\/createLucideIcon\./, () => ICON],
  [/\/lucide-react\/dist\/esm\/icons\//, slimDrawing],
  [/\/@tanstack\/query-core\/build\/modern\/mutationCache\./, () => NO_MUTATIONS],
  [/\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\./, () => NO_INFINITE_QUERIES],
  [/\/node_modules\/classnames\/index\.js$/, () => CLASS_NAMES],
];

/** Cuts from the libraries what no page of ours uses and what a bundler cannot know to be unused: 8 kB of a first load. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    enforce: 'pre',
    transform: {
      filter: { id: CUTS.map(([files]) => files) },
      handler(code, id) {
        const cut = CUTS.find(([files]) => files.test(id));
        return cut === undefined ? null : { code: cut[1](code), map: null };
      },
    },
  };
}
