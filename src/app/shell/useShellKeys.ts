import { useEffect, useEffectEvent, useState } from 'react';
import { createKeyReader, type ShellIntent } from './keys';

const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="slider"]';
const ABOVE_THE_PAGE =
  '[role="dialog"][data-state="open"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null;

/**
 * Listens to the shell's keys. Single keys mean nothing while somebody types or a dialog is open.
 *
 * @param singleKeys whether keys without Ctrl or Cmd count; they can be switched off (WCAG 2.1.4)
 */
export function useShellKeys(singleKeys: boolean, onIntent: (intent: ShellIntent) => void): void {
  const [read] = useState(() => createKeyReader(() => performance.now()));

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A screen's own key comes first.
    if (event.defaultPrevented || event.isComposing) return;
    const free = singleKeys && !isTyping(event) && document.querySelector(ABOVE_THE_PAGE) === null;
    const intent = read(event, free);
    if (intent === null || intent.do === 'wait') return;
    event.preventDefault();
    onIntent(intent);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
