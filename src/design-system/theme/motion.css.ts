import { keyframes } from '@vanilla-extract/css';

/** Fades in place, for scrims and tooltips. */
export const fadeIn = keyframes({ from: { opacity: 0 } });

/** Fades in from 6 px below, for menus and dialogs. */
export const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
