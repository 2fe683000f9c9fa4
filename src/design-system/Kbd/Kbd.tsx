import type { ReactNode } from 'react';
import { cx } from '../utilities/cx';
import * as css from './Kbd.css';

export interface KbdProps {
  /** The key's label on the keyboard: "Esc", "A", "Ctrl". */
  children: ReactNode;
  /**
   * The key stands beside the control that it presses, so that a touch screen, or one narrower than 768 px, does
   * without it.
   * @default false
   */
  keyboardOnly?: boolean | undefined;
}

/** One key of the keyboard. For a combination put one `Kbd` beside another. */
export function Kbd({ children, keyboardOnly = false }: KbdProps) {
  return <kbd className={cx(css.kbd, keyboardOnly && css.keyboardOnly)}>{children}</kbd>;
}
