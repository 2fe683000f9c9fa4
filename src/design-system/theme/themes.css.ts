import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark, light, scale } from './torchward';

const { color, elevation, ...shared } = vars;

createGlobalTheme(':root', shared, scale);

/* The attribute alone selects a theme, so a part of a page can show the other one. */
for (const [selector, theme] of [
  [':root, [data-theme="light"]', light],
  ['[data-theme="dark"]', dark],
] as const) {
  createGlobalTheme(selector, { color, elevation }, { color: theme.color, elevation: theme.elevation });
  globalStyle(selector, { colorScheme: theme.scheme });
}
