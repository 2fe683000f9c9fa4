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

/** Disables the controls of props that hold elements, which would show React's internals. */
export const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const elements = Object.keys(initialArgs).filter((name) => isElement(initialArgs[name]));
  const uncontrolled = elements.map((name): [string, StrictInputType] => [
    name,
    { ...argTypes[name], name, control: { disable: true } },
  ]);
  return { ...argTypes, ...Object.fromEntries(uncontrolled) };
};
