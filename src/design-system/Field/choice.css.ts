import { style } from '@vanilla-extract/css';
import { centered, lengths, square, vars } from '../theme';

/** What checkboxes and radio buttons share: a box of the browser's own control, with its words beside it. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
});

export const box = style({
  appearance: 'none',
  ...centered,
  flexShrink: 0,
  ...square(lengths.shape.choice),
  marginBlock: lengths.nudge.thin,
  border: `1px solid ${vars.color.control.border}`,
  background: vars.color.control.bg,
  cursor: 'pointer',
  '::before': { content: '', opacity: 0 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.control.borderHover },
    '&:checked': { borderColor: vars.color.accent.fill },
    '&:checked::before': { opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.fg },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
});

/** Label and description beside a checkbox, a radio button or a switch. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: lengths.nudge.half,
});
