import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingBlock: `${vars.space.xxlarge} ${vars.space.huge}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 46rem)',
      gap: vars.space.huge,
      paddingBlockStart: vars.space.huge,
    },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  '@media': { [media.desktop]: { gridColumn: '2' } },
});

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: 'clamp(2rem, 1.25rem + 3vw, 3rem)',
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.03em',
});

export const contents = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '1',
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: '6rem',
    },
  },
});

export const contentsTitle = style({
  paddingBlockEnd: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.strong,
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge });

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxInlineSize: vars.size.measure,
  scrollMarginBlockStart: '5rem',
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lead,
});

globalStyle(`${part} h2`, { color: vars.color.text.default });
globalStyle(`${part} strong`, { color: vars.color.text.default, fontWeight: vars.weight.medium });
globalStyle(`${part} ul`, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
  listStyle: 'square',
});
globalStyle(`${part} li::marker`, { color: vars.color.accent.fill });
