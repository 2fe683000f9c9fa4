import { createGlobalVar, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

/* In a layer, so that a component's own rule wins whatever order the bundler puts the files in. */
const reset = globalLayer('tw-reset');

function base(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

base('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
base(':root', {
  fontFamily: vars.font.text,
  lineHeight: vars.lineHeight.body,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.line.strong} transparent`,
  accentColor: vars.color.accent.fill,
  WebkitTapHighlightColor: 'transparent',
});
base('body', {
  minBlockSize: '100dvb',
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontSize: vars.fontSize.body,
  WebkitFontSmoothing: 'antialiased',
});
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
/* The browser's own `monospace` on these would win over the face of the element around them. */
base('code, kbd, pre, samp', { font: 'inherit' });
base('button', { background: 'none', border: 0, cursor: 'pointer' });
base('a', { color: 'inherit', textDecoration: 'none' });
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
base('ul, ol', { listStyle: 'none' });
base('img, svg, video', { display: 'block', maxInlineSize: '100%' });
base('table', { borderCollapse: 'separate', borderSpacing: 0 });
base('fieldset', { border: 0, minInlineSize: 0 });
base('::selection', { background: vars.color.selection });
base('::placeholder', { color: vars.color.text.subtle, opacity: 1 });

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
