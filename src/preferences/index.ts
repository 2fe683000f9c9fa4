export { usePreference } from './preference';
export { chooseTheme, useThemeChoice, watchThemeChanges } from './themeChoice';
