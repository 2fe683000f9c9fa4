import type { MouseEvent } from 'react';

const CONTROL = 'a, button, input, label, select, textarea, summary';

function pressRowControl({ currentTarget: row, target, defaultPrevented }: MouseEvent<HTMLElement>): void {
  // React's events also come from overlays that are rendered elsewhere in the document.
  if (defaultPrevented || !(target instanceof Element) || !row.contains(target)) return;
  if (target.closest(CONTROL)) return;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed && selection.containsNode(row, true)) return;
  const control = row.querySelector<HTMLElement>('button, a[href]');
  // Focused as by a press of its own, so that closing what it opens leads back to it.
  control?.focus({ preventScroll: true });
  control?.click();
}

/**
 * Spread on a row or a card whose first button or link opens it: a press anywhere on it presses that control. The
 * control stays what the keyboard and assistive technology use; other controls and selected text stay themselves.
 */
export const rowPressProps = { 'data-opens': '', onClick: pressRowControl } as const;
