import { createContext } from 'react';
import type { ThemeSwitchProps } from './ThemeSwitch';

/**
 * The theme and its setter for the switch in the footer of public pages. Null hides the switch.
 */
export const ThemeChoiceContext = createContext<ThemeSwitchProps | null>(null);
