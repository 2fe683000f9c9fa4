import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/**
 * The `docs` parameter of stories that cover or fill the window. A documentation page shows each in an iframe of
 * its own, which keeps its overlays and landmarks out of the page.
 *
 * @param height of the iframe, in CSS pixels
 */
export const createFramedDocs = (height: number) => ({ story: { inline: false, height: `${height}px` } });

/** The `docs` parameter of whole pages, in an iframe of a laptop's height. */
export const framedPageDocs = createFramedDocs(640);

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** Whether a control would show what only programs read: React's internals, or minified functions in objects. */
function hasCode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isElement(value) || Object.values(value).some((part) => typeof part === 'function' || hasCode(part));
}

/** Types that a designer fills with words, although other values fit them too. */
const WORDS = ['ReactNode', 'string | null'];

/** Returns the control of a prop, or undefined where Storybook's own choice serves. */
function chooseControl(type: StrictInputType['type'], value: unknown): StrictInputType['control'] {
  if (hasCode(value)) return { disable: true };
  if (type?.name !== 'other') return undefined;
  const isEmpty = value === undefined || value === null;
  if (WORDS.includes(type.value) && (isEmpty || typeof value === 'string')) return { type: 'text' };
  // Storybook would offer an empty object, which no such prop can draw.
  return isEmpty ? { disable: true } : undefined;
}

/** Lets a designer write words as words, and disables the controls of what only programs read. */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const control = type.control === undefined ? chooseControl(type.type, initialArgs[name]) : undefined;
      return [name, control === undefined ? type : { ...type, control }];
    }),
  );

/** Shows a default that its docstring quotes as `'medium'` like one that the code gives, as `"medium"`. */
export const unquoteDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { table } = type as { table?: { defaultValue?: { summary?: string } } };
      const text = /^"?'(.*)'"?$/.exec(table?.defaultValue?.summary ?? '')?.[1];
      if (text === undefined) return [name, type];
      return [name, { ...type, table: { ...table, defaultValue: { summary: `"${text}"` } } }];
    }),
  );

/**
 * Leaves a handler of the element that a story passes, such as `onClick`, out of the table of props: no declaration
 * describes it there, and the page's first sentence names it.
 */
export const hideHandlers: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const handlers = Object.keys(initialArgs).filter(
    (name) => typeof initialArgs[name] === 'function' && argTypes[name] === undefined,
  );
  return {
    ...argTypes,
    ...Object.fromEntries(handlers.map((name) => [name, { name, table: { disable: true } }])),
  };
};
