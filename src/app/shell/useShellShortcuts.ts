import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '~/design-system';
import {
  createSequenceReader,
  readShellIntent,
  type AllowedShortcuts,
  type ShellIntent,
} from './shellShortcuts';

const OVERLAY_SELECTOR =
  '[role="dialog"][data-state="open"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const SHEET_SELECTOR = '[data-side="end"]';

function readAllowedShortcuts(event: KeyboardEvent): AllowedShortcuts {
  if (isTyping(event)) return 'none';
  const above = [...document.querySelectorAll(OVERLAY_SELECTOR)];
  if (above.length === 0) return 'page';
  return above.every((part) => part.matches(SHEET_SELECTOR)) ? 'sheet' : 'none';
}

/**
 * Handles the shell's shortcuts.
 *
 * @param singleKeys whether keys without Ctrl or Cmd count; they can be switched off (WCAG 2.1.4)
 */
export function useShellShortcuts(singleKeys: boolean, onIntent: (intent: ShellIntent) => void): void {
  const [readSequence] = useState(() => createSequenceReader(() => performance.now()));

  const onSequenceKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const intent = readSequence(event, singleKeys ? readAllowedShortcuts(event) : 'none');
    if (intent === null) return;
    event.preventDefault();
    if (intent.type === 'go') onIntent(intent);
  });

  const onShellKey = useEffectEvent((event: KeyboardEvent) => {
    // The screen's own shortcuts come first.
    if (event.defaultPrevented || event.isComposing) return;
    const intent = readShellIntent(event, singleKeys ? readAllowedShortcuts(event) : 'none');
    if (intent === null) return;
    event.preventDefault();
    onIntent(intent);
  });

  useEffect(() => {
    const onSequence = (event: KeyboardEvent) => onSequenceKey(event);
    const onKey = (event: KeyboardEvent) => onShellKey(event);
    // Read in the capture phase, because a sequence comes before the screen's shortcuts.
    window.addEventListener('keydown', onSequence, { capture: true });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onSequence, { capture: true });
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}
