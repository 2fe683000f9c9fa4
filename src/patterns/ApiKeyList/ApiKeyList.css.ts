import { style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

export const row = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem 10.5rem' },
  },
});

export const identity = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space.small,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1', gridRow: 2 },
    [media.desktop]: { gridColumn: 'auto', gridRow: 'auto', gridTemplateColumns: '10rem 7rem 7rem' },
  },
});

export const fact = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  gap: vars.space.xsmall,
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});
