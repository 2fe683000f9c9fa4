import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '~/design-system/theme';

export const servers = style(flexColumn(vars.space.small));

export const legend = style({ fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.xsmall });
