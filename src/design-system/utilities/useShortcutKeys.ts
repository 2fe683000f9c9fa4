import { useEffect, useEffectEvent } from 'react';

/** The properties of a key press that decide its meaning. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const TYPING_SELECTOR =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="slider"]';
const CHOOSING_SELECTOR = '[role="menu"], [role="listbox"], [role="alertdialog"]';

const isInside = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether the focused element uses the key itself, as a text field or slider does. */
export const isTyping = (event: KeyboardEvent): boolean => isInside(event, TYPING_SELECTOR);

/**
 * Calls `onKey` for each key press that may be a shortcut: no other handler prevented it, no Ctrl, Meta or Alt is held,
 * and the focus is in no field, menu or list.
 *
 * @param onKey null turns the shortcuts off
 */
export function useShortcutKeys(onKey: ((event: KeyboardEvent) => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (onKey === null || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isTyping(event) && !isInside(event, CHOOSING_SELECTOR)) onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
