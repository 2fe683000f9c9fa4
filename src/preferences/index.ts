export { usePreference } from './preference';
export { chooseTheme, followTheme, useThemeChoice } from './themeChoice';
