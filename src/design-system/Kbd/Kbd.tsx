import type { ReactNode } from 'react';
import * as css from './Kbd.css';

export interface KbdProps {
  /** One key as it is printed: "Esc", "A", "Ctrl". */
  children: ReactNode;
}

/** One key of the keyboard. For several at once put one beside another. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
