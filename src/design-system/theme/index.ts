export { breakpoints, media, type Breakpoint } from './breakpoints';
export { vars } from './contract.css';
export { enter, tabularNumbers, transition, truncate } from './mixins';
export { HEADING_SIZES, SPACES, TEXT_SIZES } from './tokens';
export type { HeadingSize, SpaceToken, TextSize, Theme, ThemeColors, ToneColors } from './tokens';
