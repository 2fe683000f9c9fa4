export { breakpoints, media, type Breakpoint } from './breakpoints';
export { pageBar, vars } from './contract.css';
export { enter, focusInside, tabularNumbers, transition, truncate } from './mixins';
export { fadeIn, riseIn } from './motion.css';
export { HEADING_SIZES, SPACES, TEXT_SIZES } from './tokens';
export type { HeadingSize, SpaceToken, TextSize, Theme, ThemeColors, ToneColors } from './tokens';
