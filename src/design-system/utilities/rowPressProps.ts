import type { MouseEvent } from 'react';

const CONTROL = 'a, button, input, label, select, textarea, summary';

function pressRowControl(event: MouseEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const target = event.target as Element;
  // React also delivers events from overlays that a portal renders elsewhere in the document.
  if (event.defaultPrevented || !row.contains(target) || target.closest(CONTROL)) return;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed && selection.containsNode(row, true)) return;
  const control = row.querySelector<HTMLElement>('a, button');
  // Focus moves to the control, so that a dialog that it opens returns the focus to it.
  control?.focus({ preventScroll: true });
  // With the keys that were held, so that Ctrl opens a link in another tab.
  control?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}

/**
 * Props for a row or card whose first button or link opens it: a press anywhere on the row presses that control. Other
 * controls in the row and text selection keep working; keyboard and screen readers use the control itself.
 */
export const rowPressProps = { 'data-opens': '', onClick: pressRowControl } as const;
