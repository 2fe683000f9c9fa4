import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, lengths, media, vars } from '~/design-system/theme';

export const section = style({
  paddingBlock: vars.space.xxlarge,
  /* A jump ends where the header does, so that nothing of the section before remains. */
  scrollMarginBlockStart: `calc(${lengths.height.siteBar} - ${lengths.height.anchor})`,
  '@media': {
    [media.tablet]: { paddingBlock: vars.space.huge },
    [media.desktop]: { paddingBlock: `calc(${vars.space.huge} * 1.4)` },
  },
});

export const ground = styleVariants({
  canvas: {},
  sunken: {
    background: vars.color.sunken,
    borderBlock: `1px solid ${vars.color.line.subtle}`,
  },
});

export const layout = styleVariants({
  stacked: {},
  beside: {
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: vars.space.huge,
      },
    },
  },
});

export const intro = style({
  ...flexColumn(vars.space.medium),
  marginBlockEnd: vars.space.xlarge,
  maxInlineSize: lengths.width.sectionLead,
  '@media': { [media.tablet]: { marginBlockEnd: vars.space.xxlarge } },
});

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: lengths.fluid.section,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: lengths.tracking.figure,
  textWrap: 'balance',
});

export const lead = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.section,
  textWrap: 'pretty',
});
