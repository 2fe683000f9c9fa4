/* The typed tokens of the package: the variables for style sheets, and the values for what can't read a variable. */
export { vars } from './contract.css';
export { dark } from './dark';
export { lengths } from './lengths';
export { light } from './light';
export { scale } from './scale';
export type { ScaleTokens, Theme, ThemeColors, ThemeElevation, ToneColors } from './tokens';
