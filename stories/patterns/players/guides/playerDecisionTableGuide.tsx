import { Card, ClockProvider } from '~/design-system';
import { FIXTURE_NOW, playerRecords } from '~/fixtures';
import { PlayerDecisionTable, type PlayerDecisionTableProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawTable = (decisions: PlayerDecisionTableProps['decisions']) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <Card padding="none">
      <PlayerDecisionTable decisions={decisions} />
    </Card>
  </ClockProvider>
);

export const createPlayerDecisionTableGuide = (): Guide => ({
  use: 'Take it on the page of one player, to show what reviewers and the owner decided and what became of it in the game.',
  avoid: [
    { when: 'For the messages that led to an action', take: 'Patterns/Players/ActionedMessageTable' },
    { when: 'To decide about a player', take: 'Patterns/Players/PlayerActionDialog' },
    { when: 'For the history of one review item', take: 'Patterns/Review/ReviewDialog' },
    { when: 'For what became of one decision', take: 'Patterns/Verdict/GameDelivery' },
  ],
  anatomy: {
    drawing: drawTable(playerRecords.lifted.decisions),
    parts: [
      {
        name: 'Decision',
        text: 'Names the row: the action, or the action that was taken back.',
        selector: '[role="rowheader"] div > span',
      },
      {
        name: 'By',
        text: 'A reviewer, the owner, or an undo.',
        selector: '[data-row] td:nth-child(3)',
      },
      {
        name: 'Reason',
        text: 'What the decision gives as its reason. Left out where it is empty.',
        selector: '[role="rowheader"] div > span + span',
      },
      { name: 'Time', text: 'When it was decided.', selector: '[data-row] time' },
      {
        name: 'In the game',
        text: 'Waits, was carried out, or failed.',
        selector: '[data-row] td:last-child',
      },
    ],
  },
  pairs: [
    {
      right: drawTable(null),
      wrong: drawTable([]),
      because: 'Pass `null` while the decisions are fetched: an empty list says that there are none.',
    },
  ],
  accessibility: [
    'The title of the empty table is a heading of level 3, so place the table below a heading of level 2.',
    'The icon in the last column repeats what its words say, so a reader needs no colour.',
    'The table announces no new decision. The screen that made it does.',
  ],
  content: [
    'A mute or a ban says how long it lasts where the owner decided it.',
    'The table has no state for a failure. The screen draws the failure of the whole record.',
  ],
});
