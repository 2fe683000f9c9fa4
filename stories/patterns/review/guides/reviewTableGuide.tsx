import { Card } from '~/design-system';
import { FIXTURE_NOW, pendingReviews } from '~/fixtures';
import { ReviewTable } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const openNothing = (): void => undefined;
const { threat, uncategorised } = pendingReviews;
/* Ids of their own: each message describes its row's button by its id. */
const drawn = { ...threat, id: 'drawn-threat' };
const settled = { ...uncategorised, id: 'drawn-settled' };

export const createReviewTableGuide = (): Guide => ({
  use: 'Take it for one page of the review queue, from which a reviewer opens the items.',
  avoid: [
    { when: 'For messages that are decided', take: 'Patterns/Logs/LogTable' },
    { when: 'For the item that the reviewer has opened', take: 'Patterns/Review/ReviewDialog' },
    { when: 'For what was decided about one player', take: 'Patterns/Players/PlayerDecisionTable' },
    { when: 'For an empty queue', take: 'Design system/EmptyState' },
    { when: 'For any other list from the server', take: 'Design system/DataTable' },
  ],
  anatomy: {
    drawing: (
      <Card padding="none">
        <ReviewTable
          reviews={[drawn, settled]}
          total={2}
          now={FIXTURE_NOW.getTime()}
          onOpen={openNothing}
          settledIds={new Set([settled.id])}
        />
      </Card>
    ),
    parts: [
      { name: 'Item', text: 'A press anywhere on it opens the item.', selector: '[data-row]' },
      { name: 'Review button', text: 'Opens the item by keyboard.', selector: '[data-row] button' },
      {
        name: 'Message',
        text: 'Its first two lines, or all of it in the active row. Below it stand the category and the count of similar items.',
        selector: '[id="message-drawn-threat"]',
      },
      {
        name: 'Settled item',
        text: 'Stays and says that another reviewer has decided it, so that no row moves under the pointer.',
        selector: '[data-row="drawn-settled"]',
      },
    ],
  },
  keys: { Enter: 'Opens the item whose button has the focus.' },
  accessibility: [
    'Each button is named after the player and described by the message, because all buttons show the same word.',
    'The focus on a button calls `onActiveChange`. Pass `activeId` back, so that the row is marked and a shortcut acts on it.',
    'Keep the `ref` of the table: `findRowButton` finds the button to which the focus returns from the item.',
    'An item that leaves the page takes its focus with it, and no other item gets it.',
  ],
  content: [
    'The screen draws the card around it, the empty queue and the failure.',
    '`total` counts the whole queue, which assistive technology hears as the number of rows.',
  ],
});
