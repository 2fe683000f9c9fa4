import { createGlobalVar, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

/* In a layer, so that a component's own rule wins whatever order the bundler puts the files in. */
const resetLayer = globalLayer('tw-reset');

function resetStyle(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

resetStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
resetStyle(':root', {
  fontFamily: vars.font.text,
  lineHeight: vars.lineHeight.body,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.line.strong} transparent`,
  accentColor: vars.color.accent.fill,
  WebkitTapHighlightColor: 'transparent',
});
resetStyle('body', {
  minBlockSize: '100dvb',
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontSize: vars.fontSize.body,
  WebkitFontSmoothing: 'antialiased',
});
resetStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
/* The browser's own `monospace` on these would win over the face of the element around them. */
resetStyle('code, kbd, pre, samp', { font: 'inherit' });
resetStyle('button', { background: 'none', border: 0, cursor: 'pointer' });
resetStyle('a', { color: 'inherit', textDecoration: 'none' });
resetStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
resetStyle('ul, ol', { listStyle: 'none' });
resetStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
resetStyle('table', { borderCollapse: 'separate', borderSpacing: 0 });
resetStyle('fieldset', { border: 0, minInlineSize: 0 });
resetStyle('::selection', { background: vars.color.selection });
resetStyle('::placeholder', { color: vars.color.text.subtle, opacity: 1 });

/* An outline, not a shadow: forced colours keep outlines and drop shadows. */
globalStyle(':focus-visible', {
  outline: `${vars.stroke.thick} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.thick,
});
/* Focus is moved to these by script to set a reading position, not to operate them. */
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

/*
 * An open dialog takes the pointer from `body` and tells it the width of the scrollbar. Both would be inherited, and
 * the style of every element of the page computed again; the dialog's scrim takes the pointer just as well.
 */
globalStyle('body > *', { pointerEvents: 'auto' });
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
