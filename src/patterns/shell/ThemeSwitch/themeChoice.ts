import { createContext } from 'react';
import type { ThemeSwitchProps } from './ThemeSwitch';

/**
 * The choice of the theme that the frames of public pages offer in their last line. Null, where nothing can be chosen,
 * leaves it out.
 */
export const ThemeChoiceContext = createContext<ThemeSwitchProps | null>(null);
