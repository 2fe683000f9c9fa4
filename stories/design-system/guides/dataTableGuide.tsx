import {
  Card,
  DataTable,
  EmptyState,
  Skeleton,
  Text,
  type DataTableCards,
  type DataTableColumn,
  type DataTableProps,
} from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

interface ServerRow {
  name: string;
  messages: number;
}

const ROWS: readonly ServerRow[] = [
  { name: 'survival-1', messages: 48_210 },
  { name: 'skyblock', messages: 1094 },
];

const nameColumn: DataTableColumn<ServerRow> = {
  id: 'name',
  header: 'Server',
  cell: ({ name }) => name,
  rowHeader: true,
  width: 'grow',
};
const messagesColumn: DataTableColumn<ServerRow> = {
  id: 'messages',
  header: 'Messages',
  cell: ({ messages }) => messages.toLocaleString('en-US'),
  align: 'end',
  firstSort: 'descending',
};
const COLUMNS = [nameColumn, messagesColumn];

const cards: DataTableCards<ServerRow> = {
  columns: 1,
  loadingCards: 1,
  placeholder: <Skeleton />,
  card: ({ name, messages }) => <Text>{`${name}: ${messages.toLocaleString('en-US')}`}</Text>,
};

type Narrow = NonNullable<DataTableProps<ServerRow>['narrow']>;

/** What each value of `narrow` is for; `cards` stands for the value that is an object. */
const narrowUses = {
  stack: 'Each row becomes a block of labelled facts. For rows that are read one at a time.',
  scroll: 'The columns stay and scroll sideways. For figures that are compared down a column.',
  cards: 'An object with a card of your own. For rows with much text or several controls.',
} satisfies Record<Extract<Narrow, string> | 'cards', string>;

const narrowValues = {
  stack: 'stack',
  scroll: 'scroll',
  cards,
} satisfies Record<keyof typeof narrowUses, Narrow>;

const drawTable = (
  props: Pick<DataTableProps<ServerRow>, 'caption'> & Partial<DataTableProps<ServerRow>>,
) => (
  <Card padding="none">
    <DataTable columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} {...props} />
  </Card>
);

const drawNarrow = (value: keyof typeof narrowValues) => ({
  value,
  text: narrowUses[value],
  drawing: drawTable({
    caption: `Servers, ${value}`,
    rows: ROWS.slice(0, 1),
    narrow: narrowValues[value],
  }),
});

export const createDataTableGuide = (): Guide => ({
  alsoCalled: ['data grid', 'sorting', 'selectable rows'],
  use: 'Take a data table for a list from the server: it draws the rows, their loading, their absence and their failure. A press on a header asks for another order, and the parent or the server sorts the rows.',
  avoid: [
    { when: 'For a few rows that never change', take: 'Design system/Table' },
    { when: 'For facts about one subject', take: 'Design system/DescriptionList' },
    { when: 'To rank by share', take: 'Charts/BarList' },
    { when: 'To turn its pages', take: 'Design system/Pagination' },
    { when: 'For the messages of an account', take: 'Patterns/Logs/LogTable' },
  ],
  anatomy: {
    drawing: drawTable({
      caption: 'Servers',
      sort: { columnId: 'messages', direction: 'descending' },
      onSortChange: () => undefined,
    }),
    parts: [
      {
        name: 'Header',
        text: 'Names the columns. Stacked rows have no header: each fact stands beside its name.',
        selector: 'thead tr',
      },
      {
        name: 'Sort button',
        text: 'The header of a column with `firstSort`. Its arrow shows the order of the rows.',
        selector: 'thead button',
      },
      {
        name: 'Row',
        text: 'Shows one entry. The row of `selectedKey` is marked, and with `opens` it can be pressed anywhere.',
        selector: 'tbody tr',
      },
      {
        name: 'Cell',
        text: 'Shows one fact, as the `cell` of its column draws it. A number stands at the end.',
        selector: 'tbody tr:last-child td',
      },
      {
        name: 'Row header',
        text: 'Names the row to screen readers. It is the cell of the column with `rowHeader`.',
        selector: 'tbody tr:last-child [role="rowheader"]',
      },
    ],
  },
  variants: [{ prop: 'narrow', values: [drawNarrow('stack'), drawNarrow('scroll'), drawNarrow('cards')] }],
  pairs: [
    {
      right: drawTable({ caption: 'Messages by server, aligned' }),
      wrong: drawTable({
        caption: 'Messages by server, not aligned',
        columns: [nameColumn, { ...messagesColumn, align: 'start' }],
      }),
      because: 'Digits below digits show at a glance which number is larger.',
    },
    {
      right: drawTable({
        caption: 'Servers that failed',
        rows: null,
        error: 'Failed to load the servers.',
        onRetry: () => undefined,
      }),
      wrong: drawTable({
        caption: 'Servers that look empty',
        rows: [],
        empty: <EmptyState title="No servers" level={3} />,
      }),
      because: 'Pass a failure as `error`: an empty list says that the account has none.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the table, where arrow keys scroll it, then to its sort buttons and the controls in its rows.',
    Enter: 'Sorts by the column of the focused sort button; once more, in the opposite direction.',
  },
  accessibility: [
    'The caption is not seen. It names the table and the region that scrolls.',
    'The header of the sorted column has `aria-sort`. Stacked rows and cards have no header: pass a `DataTableSortSelect`, which stands above them.',
    'Mark the column that names a row as `rowHeader`, and give a column of buttons a header with `labelHidden`.',
    'To let a visitor choose rows, give them a column of `Checkbox`, whose label names the row in a `VisuallyHidden`, and put “Select all” above the table. The application keeps the chosen keys.',
    'With `opens`, a pointer presses the row, and the keyboard its first button or link: give each row one.',
  ],
  content: [
    'Write a caption as the noun for all rows: “API keys”.',
    'Write headers of one or two words, because each stands beside its fact on a phone.',
    'Write one word on a button in a column of width `shrink`, and the row in its `aria-label`: “Edit”, “Edit Production”.',
    'Give a long text a column of width `grow` and a `Text` with `truncate`, and its whole words on hover.',
  ],
});
