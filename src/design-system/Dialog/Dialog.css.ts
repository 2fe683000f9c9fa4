import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { animateIn, fadeIn, flexColumn, lengths, media, riseIn, surface, tableEdge, vars } from '../theme';

export const scrim = style([
  animateIn(fadeIn, vars.duration.fast),
  // On the dialogs' layer, so that a dialog opened from another one dims it too.
  { position: 'fixed', inset: 0, zIndex: vars.layer.dialog, background: vars.color.scrim },
]);

export const content = style([
  animateIn(riseIn),
  {
    position: 'fixed',
    zIndex: vars.layer.dialog,
    insetInline: vars.space.small,
    insetBlockEnd: vars.space.small,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `calc(100dvb - 2 * ${vars.space.small})`,
    marginInline: 'auto',
    ...surface,
    overflowY: 'auto',
    boxShadow: vars.elevation.dialog,
    ':focus': { outline: 'none' },
    '@media': {
      [media.fewWords]: { insetInline: 0, insetBlockEnd: 0, maxBlockSize: '100dvb', borderRadius: 0 },
    },
  },
]);

const centred = { insetBlock: 0, marginBlock: 'auto', blockSize: 'fit-content' } as const;

export const size = styleVariants({
  small: { maxInlineSize: lengths.width.dialogSmall, '@media': { [media.tablet]: centred } },
  medium: { maxInlineSize: lengths.width.dialogMedium, '@media': { [media.tablet]: centred } },
  large: { maxInlineSize: lengths.width.dialogLarge, '@media': { [media.tablet]: centred } },
});

export const sheet = style({
  maxInlineSize: lengths.width.sheet,
  '@media': {
    [media.tablet]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.xlarge,
      insetBlock: vars.space.xlarge,
      inlineSize: lengths.width.sheet,
      maxInlineSize: `calc(100vi - 2 * ${vars.space.xlarge})`,
      maxBlockSize: 'none',
    },
  },
});

/* A phone has no room for a wide edge: it would break titles and buttons into two lines. */
const edge = {
  paddingInline: vars.space.medium,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.large },
    [media.fewWords]: { paddingInline: vars.space.small },
  },
} as const;

export const header = style({
  display: 'flex',
  // Enlarged text needs a second line on a phone.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  ...edge,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const titles = style({
  ...flexColumn(vars.space.half),
  flexGrow: 1,
  // The title breaks between its words, not within them.
  flexBasis: lengths.width.dialogTitle,
  minInlineSize: 0,
  paddingBlock: lengths.nudge.thin,
});

export const headerEnd = style({ paddingBlock: lengths.nudge.head, color: vars.color.text.muted });

export const body = style({ paddingBlock: vars.space.large, ...edge, vars: { [tableEdge]: '0' } });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  ...edge,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

/* On a phone, buttons on two lines would end at two places. */
globalStyle(`${footer} > :is(a, button)`, { '@media': { [media.belowTablet]: { flexGrow: 1 } } });
