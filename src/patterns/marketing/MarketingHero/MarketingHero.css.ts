import { style } from '@vanilla-extract/css';
import { lengths, media, vars } from '~/design-system/theme';

export const hero = style({
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlock: `${vars.space.xxlarge} ${vars.space.huge}`,
  '@media': {
    [media.desktop]: {
      paddingBlock: `calc(${vars.space.huge} * 1.15) calc(${vars.space.huge} * 1.35)`,
    },
  },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xxlarge,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
    [media.wide]: { gap: vars.space.huge },
  },
});

export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.large,
});

/** The box in which `TorchLight` is centred, behind the picture. */
export const visual = style({ position: 'relative', minInlineSize: 0 });

export const highlight = style({ color: vars.color.accent.text, fontStyle: 'normal' });

export const lead = style({
  maxInlineSize: lengths.width.heroLead,
  color: vars.color.text.muted,
  fontSize: lengths.fluid.heroLead,
  textWrap: 'pretty',
});
