import { createGlobalThemeContract, createVar } from '@vanilla-extract/css';
import { dark } from './dark';
import { scale } from './scale';

const toKebabCase = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every design token as a CSS variable reference: `vars.color.text.muted` is `var(--tw-color-text-muted)`.
 * The names are global and prefixed, so charts and plain CSS can read the same variables.
 */
export const vars = createGlobalThemeContract(
  { color: dark.color, elevation: dark.elevation, ...scale },
  (_value, path) => `tw-${path.map(toKebabCase).join('-')}`,
);

/** Height of what a page keeps at its top while it scrolls. A shell with such a bar sets it; without one it is zero. */
export const pageBarHeight = createVar();
