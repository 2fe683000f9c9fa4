export { media } from './breakpoints';
export { pageBar, vars } from './contract.css';
export { lengths } from './lengths';
export { enter, focusInside, tabularNumbers, transition, truncate } from './mixins';
export { fadeIn, riseIn } from './motion.css';
export type { HeadingSize, SpaceToken, TextSize } from './tokens';
