export { usePreference, type Preference } from './preference';
export { chooseTheme, followTheme, useThemeChoice, type ThemeChoice } from './themeChoice';
