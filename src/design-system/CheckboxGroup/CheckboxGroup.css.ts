import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, vars } from '../theme';

export const group = style({ minInlineSize: 0 });

export const legend = style({ fontWeight: vars.weight.medium });

export const error = style({ paddingBlockStart: lengths.nudge.gap });

/** With the error's padding, the checkboxes stand as far from the question as the answers of a `RadioGroup`. */
export const options = style({ ...flexColumn(vars.space.xsmall), paddingBlockStart: vars.space.xsmall });
