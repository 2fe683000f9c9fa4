import { Button, Card, ClockProvider, EmptyState } from '~/design-system';
import { FIXTURE_NOW, listEntries } from '~/fixtures';
import { ListEntryTable, type ListEntryTableProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const openNothing = (): void => undefined;

const drawTable = (entries: ListEntryTableProps['entries']) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <Card padding="none">
      <ListEntryTable entries={entries} onEdit={openNothing} onRemove={openNothing} />
    </Card>
  </ClockProvider>
);

export const createListEntryTableGuide = (): Guide => ({
  use: 'Take it for all entries of the owner’s lists, each with what it does and how often it took effect.',
  avoid: [
    { when: 'To add or change an entry', take: 'Patterns/Lists/ListEntryDialog' },
    { when: 'For lists that are empty', take: 'Design system/EmptyState' },
    { when: 'For lists that failed to load', take: 'Patterns/Statistics/PanelState' },
    { when: 'For any other list from the server', take: 'Design system/DataTable' },
  ],
  anatomy: {
    drawing: drawTable([listEntries.everyLink, listEntries.word]),
    parts: [
      { name: 'Pattern', text: 'As the owner wrote it, above its kind.', selector: '[role="rowheader"]' },
      { name: 'Action', text: 'What a message with the pattern leads to.', selector: '[data-tone]' },
      { name: 'Servers', text: 'Those that it is limited to, or “All”.', selector: 'td:nth-of-type(2)' },
      {
        name: 'Lines decided',
        text: 'The number of stored messages in which it took effect, and when it last did or “Never”.',
        selector: 'td:nth-of-type(3)',
      },
      {
        name: 'Buttons',
        text: 'Open the entry’s form, or the question before it is removed.',
        selector: 'td:nth-of-type(4)',
      },
    ],
  },
  pairs: [
    {
      right: (
        <Card padding="none">
          <EmptyState title="Nothing listed yet" level={3} action={<Button>Add entry</Button>}>
            List what always passes on your servers, and what never does.
          </EmptyState>
        </Card>
      ),
      wrong: drawTable([]),
      because:
        'The table alone says “Nothing here yet”. The panel says what belongs there, and offers to add it.',
    },
  ],
  accessibility: [
    'The pattern is the row’s header, and each button is named with it: “Remove noob”.',
    'The row of a removed entry takes its button with it. The panel then moves the focus to its heading.',
  ],
  content: [
    'Ask with a `ConfirmDialog` in `onRemove`: the table itself does not.',
    'Keep `onEdit` and `onRemove` the same between renders, because new ones draw every row again.',
  ],
});
