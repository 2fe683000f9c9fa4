import { useShortcutKeys } from '~/design-system';
import { intentOf, type Intent, type Place } from './keys';

/** Whether a key press belongs to a dialog above the queue. */
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Turns single keys into the reviewer's intents.
 *
 * @param place where the reviewer is; null switches the keys off
 */
export function useTriageKeys(place: Place | null, onIntent: (intent: Intent) => void): void {
  const onKey = (event: KeyboardEvent, at: Place) => {
    if (at === 'queue' && isInDialog(event)) return;
    const intent = intentOf(event, at);
    if (!intent || (event.repeat && intent.do !== 'move')) return;
    event.preventDefault();
    onIntent(intent);
  };
  useShortcutKeys(place === null ? null : (event) => onKey(event, place));
}
