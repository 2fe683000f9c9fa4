import { useShortcutKeys } from '~/design-system';
import { readReviewIntent, type ReviewIntent, type ReviewView } from './reviewShortcuts';

/** Whether a key press comes from a dialog above the queue. */
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Turns single keys into the reviewer's intents.
 *
 * @param view what the reviewer looks at; null switches the shortcuts off
 */
export function useReviewShortcuts(view: ReviewView | null, onIntent: (intent: ReviewIntent) => void): void {
  const onKey = (event: KeyboardEvent, at: ReviewView) => {
    if (at === 'queue' && isInDialog(event)) return;
    const intent = readReviewIntent(event, at);
    if (!intent || (event.repeat && intent.type !== 'move')) return;
    event.preventDefault();
    onIntent(intent);
  };
  useShortcutKeys(view === null ? null : (event) => onKey(event, view));
}
