/* The typed tokens of the package: the variables for style sheets, and the values for what can't read a variable. */
export { vars } from './contract.css';
export { FACES, type Brand, type BrandHue, type Face } from './brand';
export { createThemes, type Themes } from './createThemes';
export { serializeScale, serializeTheme } from './serializeTokens';
export { dark, light, scale, torchward } from './torchward';
export { lengths } from './lengths';
export type { ScaleTokens, Theme, ThemeColors, ThemeElevation, ToneColors } from './tokens';
