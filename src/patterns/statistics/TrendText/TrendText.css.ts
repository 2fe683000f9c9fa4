import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

/** The change stands on a line of its own where the words do not fit beside it. */
export const trend = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.half });
