import { Card, ClockProvider } from '~/design-system';
import { FIXTURE_NOW, gameDeliveries, logEntries, undoneLog } from '~/fixtures';
import { ActionedMessageTable, type ActionedMessageTableProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const doNothing = (): void => undefined;

const drawTable = (props: Pick<ActionedMessageTableProps, 'messages' | 'error'>) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <Card padding="none">
      <ActionedMessageTable onRetry={doNothing} onUndo={doNothing} {...props} />
    </Card>
  </ClockProvider>
);

export const createActionedMessageTableGuide = (): Guide => ({
  use: 'Take it on the page of one player, where the owner looks at the messages that led to an action and takes actions back.',
  avoid: [
    { when: 'For the messages of all players', take: 'Patterns/Logs/LogTable' },
    { when: 'For what reviewers and the owner decided', take: 'Patterns/Players/PlayerDecisionTable' },
    { when: 'For the question before an undo', take: 'Patterns/Verdict/UndoDialog' },
    { when: 'For messages that wait for a reviewer', take: 'Patterns/Review/ReviewTable' },
  ],
  anatomy: {
    drawing: drawTable({
      messages: [{ ...logEntries.held, delivery: gameDeliveries.carriedOut }, undoneLog],
    }),
    parts: [
      { name: 'Message', text: 'Names the row, as the player wrote it.', selector: '[role="rowheader"]' },
      { name: 'Action', text: 'The action in effect now.', selector: '[data-row] [data-tone]' },
      {
        name: 'Game delivery',
        text: 'Says what became of a decision in the game. Without a decision it is left out.',
        selector: '[data-row] [data-tone] + span',
      },
      { name: 'Time', text: 'The time of the message.', selector: '[data-row] time' },
      {
        name: 'Undo',
        text: 'Calls `onUndo`. A message without an action in effect has no button.',
        selector: '[data-row] button',
      },
    ],
  },
  pairs: [
    {
      right: drawTable({ messages: [], error: 'Failed to load the messages.' }),
      wrong: drawTable({ messages: [] }),
      because: 'Without `error` a failed call says that the player did nothing.',
    },
  ],
  accessibility: [
    'Each button is named after its action and its message, because all buttons show the same word.',
    'The title of the empty table is a heading of level 3, so place the table below a heading of level 2.',
    'The table announces no undo. The screen announces it with a `SuccessBanner` that was on the page before.',
  ],
  content: [
    'Pass the messages of one player, because no column names the player.',
    'Pass a message whose action was taken back too. Its row shows that no action is in effect, and what becomes of the undo in the game.',
  ],
});
