import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../theme';

export const group = style(flexColumn(vars.space.small));

export const legend = style({ fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.xsmall });
