import type { Guide } from '../../../../.storybook/guide';

export const createReviewDialogGuide = (): Guide => ({
  use: 'Take it for the one item of the review queue that a reviewer has opened: it shows all that is known of it, and a decision begins there.',
  avoid: [
    { when: 'For the queue', take: 'Patterns/Review/ReviewTable' },
    { when: 'To confirm the decision', take: 'Patterns/Review/ReviewDecisionDialog' },
    { when: 'To confirm an undo', take: 'Patterns/Verdict/UndoDialog' },
    { when: 'For the details of anything else', take: 'Design system/Dialog' },
  ],
  accessibility: [
    'It is a sheet, which gets the focus itself. Give `returnFocus`, because the item’s row may have left the queue.',
    'The analysis, the conversation and each history are regions with a heading of level 3, so that screen readers jump between them.',
    'The buttons tell screen readers their letters: A, C, R, J, K and X. The screen handles the keys, and passes `shortcuts` as false while the reviewer has switched them off.',
    'It announces each reviewer who joins. The screen announces the next item, because the focus stays in the sheet.',
  ],
  content: [
    'Pass the item of the queue as `summary`: the reviewer reads the message, and can decide, before the details arrive.',
    'Pass `details` of an item that is decided: its decision replaces the buttons, and `onUndo` adds one while an action is in effect.',
    'Pass the dialogs that open above it as `children`, and the result of the previous decision as `notice`.',
    'Leave `onPrevious` or `onNext` out at an end of the queue: the button stays and is disabled.',
  ],
});
