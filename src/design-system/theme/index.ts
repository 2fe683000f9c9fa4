export { BELOW_WIDE_TABLE, media } from './breakpoints';
export { pageBarHeight, tableEdge, vars } from './contract.css';
export { lengths } from './lengths';
export * from './mixins';
export { fadeIn, riseIn } from './motion.css';
export type { HeadingSize, SpaceToken, TextSize } from './tokens';
