import { keyframes } from '@vanilla-extract/css';

/** Appears in place: scrims and tooltips. */
export const fadeIn = keyframes({ from: { opacity: 0 } });

/** Comes up a little: menus, dialogs, messages. */
export const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
