import { useEffect, useEffectEvent } from 'react';

/** The part of a key press that its meaning depends on. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const TYPING_SELECTOR =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="slider"]';
const CHOOSING_SELECTOR = '[role="menu"], [role="listbox"], [role="alertdialog"]';

const isInside = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key press writes or sets something where the focus is, so that it is no shortcut. */
export const isTyping = (event: KeyboardEvent): boolean => isInside(event, TYPING_SELECTOR);

/**
 * Calls with every key press that may be a shortcut: nothing else has taken it, no key is held for a combination of the
 * browser's, and the focus is in no field and no menu.
 *
 * @param onKey null switches the shortcuts off
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
