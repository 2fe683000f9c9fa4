export { media } from './breakpoints';
export { pageBarHeight, vars } from './contract.css';
export { lengths } from './lengths';
export { animateIn, focusInside, tabularNumbers, transition, truncate } from './mixins';
export { fadeIn, riseIn } from './motion.css';
export type { HeadingSize, SpaceToken, TextSize } from './tokens';
