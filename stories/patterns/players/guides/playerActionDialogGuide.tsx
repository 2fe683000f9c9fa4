import { Button, Inline } from '~/design-system';
import type { Guide } from '../../../../.storybook/guide';

export const createPlayerActionDialogGuide = (): Guide => ({
  use: 'Take it where the owner acts on a player without a message: to warn, mute, kick or ban, or to lift what holds.',
  avoid: [
    { when: 'To take back the action on a message', take: 'Patterns/Verdict/UndoDialog' },
    { when: 'To decide a review item', take: 'Patterns/Review/ReviewDecisionDialog' },
    { when: 'To show what was decided about a player', take: 'Patterns/Players/PlayerDecisionTable' },
    { when: 'For a yes-or-no question', take: 'Design system/ConfirmDialog' },
  ],
  pairs: [
    {
      right: (
        <Inline space="xsmall">
          <Button>Lift the ban</Button>
          <Button variant="primary">Act on this player</Button>
        </Inline>
      ),
      wrong: <Button variant="primary">Edit player</Button>,
      because:
        'A button that lifts opens the dialog with `initialAction` “none”, so the owner needs no second choice.',
    },
  ],
  accessibility: [
    'The focus begins at the chosen action, so that an arrow key changes it and Enter sends the form.',
    'The choice to lift comes first, and is there only while a mute or a ban holds.',
    'A duration is asked for a mute and a ban alone. The button that confirms a ban looks dangerous.',
    'The dialog announces no success. Show it with a `SuccessBanner` that was on the page before.',
  ],
  content: [
    'Mount it while it is open, and pass the `currentAction` that the server reported.',
    'Pass `servers` as `null` while they are fetched: the choice of a server waits, and the rest can be filled in.',
    'Say after the success that the game server is told, not that the action was carried out: its report comes later.',
  ],
});
