import { style } from '@vanilla-extract/css';
import { lengths, media, vars } from '~/design-system/theme';

export const section = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  paddingBlock: `calc(${vars.space.huge} * 1.2)`,
  '@media': { [media.desktop]: { paddingBlock: `calc(${vars.space.huge} * 1.8)` } },
});

/** The torch stands below the last line. */
export const torch = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  textAlign: 'center',
  textWrap: 'balance',
});

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: lengths.fluid.closing,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: lengths.tracking.display,
  textWrap: 'balance',
});
