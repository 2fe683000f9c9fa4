import type { Guide } from '../../../../.storybook/guide';

export const createUndoDialogGuide = (): Guide => ({
  use: 'Take it where an owner or a reviewer takes back the action that is in effect for a message.',
  avoid: [
    {
      when: 'To lift what holds for a player, without a message',
      take: 'Patterns/Players/PlayerActionDialog',
    },
    { when: 'To decide a review item', take: 'Patterns/Review/ReviewDecisionDialog' },
    { when: 'For a yes-or-no question', take: 'Design system/ConfirmDialog' },
    { when: 'To say that the action is undone', take: 'Patterns/Forms/SuccessBanner' },
  ],
  accessibility: [
    'The focus starts at the reason, so Enter undoes the action without one.',
    'While the undo is sent, the dialog can’t be closed and the reason can’t be edited. A failure is announced at once.',
    'The focus returns to the button that opened the dialog. Where the undo removes that button, the focus goes to the dialog around it, or the screen moves it.',
    'The dialog announces no success. Show the text of `describeUndone` in a `SuccessBanner` that was on the page before.',
  ],
  content: [
    'Title and description come from the action: a mute or a ban is lifted, a warning or a kick is taken back. Don’t offer it for `none`.',
    'The reason is for the player, in 200 characters at most. `onConfirm` gets it trimmed, and `undefined` for a blank one.',
    'Open it from a button that begins with “Undo”.',
    'Write in `error` what the server said: “mika@survival-one.example has already undone this action.”',
  ],
});
