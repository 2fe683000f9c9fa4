import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const scopes = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const legend = style({ fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.xsmall });
