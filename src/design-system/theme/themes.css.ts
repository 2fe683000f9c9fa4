import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark, light, scale } from './torchward';

const { color, elevation, ...shared } = vars;

createGlobalTheme(':root', shared, scale);

/* The attribute alone selects a theme, so a part of a page can show the other one. */
for (const [selector, theme] of [
  [':root, [data-theme="light"]', light],
  ['[data-theme="dark"]', dark],
] as const) {
  const rule = {
    vars: assignVars({ color, elevation }, { color: theme.color, elevation: theme.elevation }),
    colorScheme: theme.scheme,
  };
  /* Paper stays white, and browsers print no backgrounds: pale words could not be read on it. */
  globalStyle(selector, theme.scheme === 'dark' ? { '@media': { 'not print': rule } } : rule);
}

/* A page is printed as it looks at that moment, which would be the beginning of the change of theme. */
globalStyle('*, ::before, ::after', { '@media': { print: { transition: 'none !important' } } });
