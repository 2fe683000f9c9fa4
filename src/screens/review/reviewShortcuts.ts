import type { KeyPress } from '~/design-system';
import type { DecisionKind } from '~/patterns';

/** What a key press means in the review queue. */
export type ReviewIntent =
  | { type: 'move'; by: 1 | -1 }
  | { type: 'decide'; kind: DecisionKind }
  | { type: 'toggleSimilar' }
  | { type: 'showNew' }
  | { type: 'help' };

/** What the reviewer looks at: the table, or one open item. */
export type ReviewView = 'queue' | 'item';

const DECISIONS: Readonly<Record<string, DecisionKind>> = { a: 'approve', c: 'customize', r: 'reject' };

/** Reads the meaning of a key press. Returns null when it has none in this view. */
export function readReviewIntent(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  view: ReviewView,
): ReviewIntent | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?') return { type: 'help' };
  const letter = key.toLowerCase();
  if (letter === 'j') return { type: 'move', by: 1 };
  if (letter === 'k') return { type: 'move', by: -1 };
  // In an open item the vertical arrows scroll, so the horizontal ones move.
  if (key === (view === 'queue' ? 'ArrowDown' : 'ArrowRight')) return { type: 'move', by: 1 };
  if (key === (view === 'queue' ? 'ArrowUp' : 'ArrowLeft')) return { type: 'move', by: -1 };
  const kind = DECISIONS[letter];
  if (kind) return { type: 'decide', kind };
  if (letter === 'n' && view === 'queue') return { type: 'showNew' };
  // No letter of a `G` sequence, which a reviewer who goes to another page would press by mistake.
  if (letter === 'x' && view === 'item') return { type: 'toggleSimilar' };
  return null;
}

/** The shortcuts, for the sheet that lists them. */
export const SHORTCUTS: readonly { keys: readonly string[]; meaning: string }[] = [
  { keys: ['J', 'K'], meaning: 'Next and previous item; the arrow keys do the same' },
  { keys: ['Enter'], meaning: 'Open the item' },
  { keys: ['A'], meaning: 'Approve AI Recommendation' },
  { keys: ['C'], meaning: 'Customize the action' },
  { keys: ['R'], meaning: 'Reject, no action' },
  { keys: ['0', '4'], meaning: 'While customizing: choose from no action (0) to ban (4)' },
  { keys: ['X'], meaning: 'Select or clear all near-identical messages' },
  { keys: ['N'], meaning: 'Bring new items into the queue' },
  { keys: ['Ctrl', 'Enter'], meaning: 'Confirm' },
  {
    keys: ['G', 'L'],
    meaning: 'Go to Logs, also from an open item; Ctrl K lists the letters of the other pages',
  },
  { keys: ['Esc'], meaning: 'Back out one level' },
  { keys: ['?'], meaning: 'Show this sheet' },
];
