import { Card } from '~/design-system';
import { FIXTURE_NOW, logEntries } from '~/fixtures';
import { LogTable } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const openNothing = (): void => undefined;

export const createLogTableGuide = (): Guide => ({
  use: 'Take it for one page of an account’s messages, from which the owner opens the details of one.',
  avoid: [
    { when: 'For messages that wait for a reviewer', take: 'Patterns/Review/ReviewTable' },
    { when: 'For one player’s messages, each with an undo', take: 'Patterns/Players/ActionedMessageTable' },
    { when: 'For a page without messages', take: 'Design system/EmptyState' },
    { when: 'For messages that failed to load', take: 'Patterns/Statistics/PanelState' },
    { when: 'For any other list from the server', take: 'Design system/DataTable' },
  ],
  anatomy: {
    drawing: (
      <Card padding="none">
        <LogTable
          logs={[logEntries.warn, logEntries.cleared]}
          total={2}
          now={FIXTURE_NOW.getTime()}
          onOpen={openNothing}
        />
      </Card>
    ),
    parts: [
      { name: 'Row', text: 'A press anywhere on it opens the details.', selector: '[data-row]' },
      {
        name: 'Confidence',
        text: 'A dash where the verdict has none.',
        selector: '[data-row] [data-tone]:not(:has(i))',
      },
      {
        name: 'Message',
        text: 'The row’s link, with an address of its own. Cut where the room is short; the details show the whole message.',
        selector: '[data-row] a',
      },
      { name: 'Time', text: 'Counts from `now`; the exact time on hover.', selector: '[data-row] time' },
    ],
  },
  keys: { Enter: 'Opens the details of the message whose link has the focus.' },
  accessibility: [
    'The table is named “Moderation logs”, and so is the list of cards on screens narrower than 1216 px.',
    'Pass the id of the message in the open drawer as `openId`, so that its row is marked.',
    'Keep the `ref` of the table: `findRowButton` finds the link to which the focus returns from the details.',
    'The table announces nothing. The screen announces the number of messages that match.',
  ],
  content: [
    'Messages and names are shown as the players wrote them, each in its own direction.',
    'Pass the `now` of `useClock`, so that all times of the page count from one moment.',
  ],
});
