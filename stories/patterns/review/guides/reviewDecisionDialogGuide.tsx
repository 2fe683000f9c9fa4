import { Button } from '~/design-system';
import type { DecisionKind } from '~/patterns';
import { drawVariants, type Guide } from '../../../../.storybook/guide';

const kinds = {
  approve: 'Records the recommended action. The focus begins at “Confirm”.',
  customize: 'Asks for another action, at first a warning. The focus begins at the chosen action.',
  reject: 'Records no action. The focus begins at the comments, which the dialog recommends here.',
} satisfies Record<DecisionKind, string>;

export const createReviewDecisionDialogGuide = (): Guide => ({
  use: 'Take it before a decision about a review item is sent: the reviewer gives an address and, where it helps, a comment or another action.',
  avoid: [
    { when: 'For the item that the reviewer decides about', take: 'Patterns/Review/ReviewDialog' },
    { when: 'To take back the action on a message', take: 'Patterns/Verdict/UndoDialog' },
    { when: 'To act on a player without a message', take: 'Patterns/Players/PlayerActionDialog' },
    { when: 'For an entry of the lists alone', take: 'Patterns/Lists/ListEntryDialog' },
  ],
  variants: [
    drawVariants('kind', kinds, (value) => (
      <Button variant={value === 'reject' ? 'dangerSolid' : 'primary'}>Confirm</Button>
    )),
  ],
  keys: {
    Digits:
      'From 0 to 4, choose the action while customizing, from no action to a ban. In a text field they are text.',
    Space: 'Ticks the offer of a list entry, and the field of its pattern appears.',
    'Control+Enter': 'Sends the decision, also from the comments. Command and Enter do the same.',
  },
  accessibility: [
    'Without an address the focus begins at the address, whatever the decision, and “Confirm” is disabled.',
    'Screen readers hear the shortcut of “Confirm”. The hint beside it is hidden on narrow screens and touch screens.',
    'The description says what the decision records for the item and for the similar items, with a count of each action where they differ.',
    'The dialog announces no success. The screen announces what became of the decision.',
  ],
  content: [
    'Mount it while it is open, with a `key` of the item and the kind, so that no draft moves to another item.',
    'Pass `listing` where a reviewer may also add an entry to the lists. A rejection then names the number of equal rejections, from two on.',
    'A comment that the reviewer leaves empty is absent from the draft, and so is an action that was not asked for.',
  ],
});
