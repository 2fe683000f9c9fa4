import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../theme';

export const group = style({ ...flexColumn(vars.space.small), minInlineSize: 0 });

export const legend = style({ fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.xsmall });
