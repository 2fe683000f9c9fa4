import type { ReactNode } from 'react';
import * as css from './Kbd.css';

export interface KbdProps {
  /** The key's label on the keyboard: "Esc", "A", "Ctrl". */
  children: ReactNode;
}

/** One key of the keyboard. For a combination put one `Kbd` beside another. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
