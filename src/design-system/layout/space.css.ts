import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme';

/** One class a step, shared by every layout component, so that the rule exists once. */
export const gap = styleVariants(vars.space, (value) => ({ gap: value }));
