import { style } from '@vanilla-extract/css';
import { flexColumn, media, square, surface, vars } from '~/design-system/theme';

export const journey = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  textWrap: 'pretty',
  ...surface,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const journeyStage = style({
  position: 'relative',
  ...flexColumn(vars.space.xsmall),
  padding: vars.space.large,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` },
    /* An arrow of blocks on the line between two stages. */
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      ...square(vars.space.small),
      insetBlockEnd: `calc(${vars.space.small} / -2 - 1px)`,
      insetInlineStart: vars.space.large,
      rotate: '45deg',
      background: vars.color.surface,
      borderBlockEnd: `1px solid ${vars.color.line.strong}`,
      borderInlineEnd: `1px solid ${vars.color.line.strong}`,
    },
  },
  '@media': {
    [media.desktop]: {
      padding: vars.space.xlarge,
      selectors: {
        '&:not(:last-child)': { borderBlockEnd: 0, borderInlineEnd: `1px solid ${vars.color.line.subtle}` },
        '&:not(:last-child)::after': {
          insetBlockEnd: 'auto',
          insetBlockStart: vars.space.xlarge,
          insetInlineStart: 'auto',
          insetInlineEnd: `calc(${vars.space.small} / -2 - 1px)`,
          rotate: '-45deg',
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.half,
  paddingBlockStart: vars.space.xsmall,
});
