import { style } from '@vanilla-extract/css';
import { lengths, vars } from '../theme';

export const area = style({
  display: 'block',
  minBlockSize: lengths.height.textArea,
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.body,
  resize: 'vertical',
  selectors: { '&[readonly]': { background: vars.color.sunken } },
});

export const mono = style({ fontFamily: vars.font.mono });

export const count = style({
  color: vars.color.text.subtle,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const overLimit = style({ color: vars.color.tone.critical.fg });
