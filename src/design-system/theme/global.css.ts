import { createGlobalVar, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

/* A component's rule wins over a layer, in whatever order the bundler puts the files. */
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
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
resetStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
/* Browsers set `monospace` on these elements, which would override the surrounding face. */
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

/* Forced colours keep outlines and remove shadows. */
globalStyle(':focus-visible', {
  outline: `${vars.stroke.thick} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.thick,
});
/* A script focuses these elements to set a reading position; the visitor can't operate them. */
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

/*
 * An open Radix dialog sets `pointer-events` and the scrollbar's width on `body`. If elements inherited these, the browser
 * would compute every element's style again; the dialog's scrim already takes the pointer events.
 */
globalStyle('body > *', { pointerEvents: 'auto' });
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
