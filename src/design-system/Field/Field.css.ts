import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, smallMuted, transition, vars } from '../theme';

export const field = style({
  ...flexColumn(lengths.nudge.gap),
  minInlineSize: 0,
});

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const label = style({ fontWeight: vars.weight.medium });
export const optional = style({ color: vars.color.text.subtle, fontWeight: vars.weight.regular });
export const description = style(smallMuted);

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: lengths.nudge.gap,
  color: vars.color.tone.critical.fg,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const errorMark = style({ flexShrink: 0, paddingBlockStart: lengths.text.errorDrop });

/** The box around every text field, text area and select. */
export const control = style([
  transition('border-color'),
  {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.small,
    border: `1px solid ${vars.color.control.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.control.bg,
    color: vars.color.text.default,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.control.borderHover },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.fg },
      /* A gap between border and ring would make the field look larger than its neighbours. */
      '&:focus-visible': { outlineOffset: '0' },
    },
  },
]);
