import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme';

/** One class per step of the spacing scale, shared by the layout components. */
export const gap = styleVariants(vars.space, (value) => ({ gap: value }));
