import { useId } from 'react';
import type { ThemeName } from '../AccountMenu/AccountMenu';
import * as css from './ThemeSwitch.css';

export interface ThemeSwitchProps {
  /** The chosen theme; `system` follows the device. */
  theme: ThemeName;
  onThemeChange: (theme: ThemeName) => void;
}

const CHOICES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/**
 * The choice of the theme on public pages. Native controls, which need no script to load; inside the app
 * `AccountMenu` has the switch.
 */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={css.group} aria-label="Theme">
      {CHOICES.map(([value, label]) => (
        <label key={value} className={css.choice}>
          <input
            className={css.input}
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => onThemeChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
