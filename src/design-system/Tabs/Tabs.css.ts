import { style } from '@vanilla-extract/css';
import { focusInside, media, transition, vars } from '../theme';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const list = style({
  display: 'flex',
  gap: vars.space.half,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const tab = style([
  transition('color', 'border-color'),
  focusInside,
  {
    flexShrink: 0,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.small,
    borderBlockEnd: `${vars.stroke.thick} solid transparent`,
    color: vars.color.text.muted,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text.default },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-state="active"]': { color: vars.color.text.default, borderColor: vars.color.accent.fill },
    },
    '@media': {
      [media.forcedColors]: {
        /* A transparent border would be drawn like any other. */
        borderColor: 'Canvas',
        selectors: { '&[data-state="active"]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.small });
