import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/**
 * The `docs` parameter of stories that cover the window or fill it: a documentation page shows each in a frame of its
 * own, so that neither its overlay nor its landmarks are the page's.
 *
 * @param height of the frame, in CSS pixels
 */
export const inFrame = (height: number) => ({ story: { inline: false, height: `${height}px` } });

/** Whole pages, as far down as a laptop shows them. */
export const framedPage = inFrame(640);

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** An element or an icon is chosen in code: a control would show React's insides and the bundle's minified functions. */
export const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const elements = Object.keys(initialArgs).filter((name) => isElement(initialArgs[name]));
  const uncontrolled = elements.map((name): [string, StrictInputType] => [
    name,
    { ...argTypes[name], name, control: { disable: true } },
  ]);
  return { ...argTypes, ...Object.fromEntries(uncontrolled) };
};
