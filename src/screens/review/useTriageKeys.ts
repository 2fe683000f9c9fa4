import { useEffect, useEffectEvent } from 'react';
import { intentOf, type Intent, type Place } from './keys';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OTHER_OVERLAYS = '[role="menu"], [role="listbox"], [role="alertdialog"]';
const DIALOG = '[role="dialog"]';

/** Whether a key press belongs to something else: a text being typed, a menu, another dialog. */
function isTaken(event: KeyboardEvent, place: Place): boolean {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return event.defaultPrevented;
  if (target.closest(TYPING) || target.closest(OTHER_OVERLAYS)) return true;
  return place === 'queue' && target.closest(DIALOG) !== null;
}

/**
 * Turns single keys into the reviewer's intents.
 *
 * @param place where the reviewer is; null switches the keys off
 */
export function useTriageKeys(place: Place | null, onIntent: (intent: Intent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (place === null || isTaken(event, place)) return;
    const intent = intentOf(event, place);
    if (!intent || (event.repeat && intent.do !== 'move')) return;
    event.preventDefault();
    onIntent(intent);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
