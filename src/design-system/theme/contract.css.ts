import { createGlobalThemeContract, createVar } from '@vanilla-extract/css';
import { nameVariable } from './nameVariable';
import { dark, scale } from './torchward';

/**
 * Every design token as a CSS variable reference: `vars.color.text.muted` is `var(--tw-color-text-muted)`.
 * Global, prefixed names let charts and plain CSS read the same variables.
 */
export const vars = createGlobalThemeContract(
  { color: dark.color, elevation: dark.elevation, ...scale },
  (_value, path) => nameVariable(path),
);

/** Height of the bar that stays at the top while the page scrolls. A shell with such a bar sets it; zero by default. */
export const pageBarHeight = createVar();

/** Padding before a table's first column and after its last. A container with padding of its own sets it to zero. */
export const tableEdge = createVar();
