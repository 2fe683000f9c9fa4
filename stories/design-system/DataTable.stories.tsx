import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  Badge,
  Button,
  Card,
  DataTable,
  DataTableSortSelect,
  EmptyState,
  Skeleton,
  Stack,
  Text,
  type DataTableCards,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from '~/design-system';
import { createDataTableGuide } from './guides/dataTableGuide';

interface KeyRow {
  id: string;
  name: string;
  active: boolean;
  calls: number;
}

const ROWS: readonly KeyRow[] = [
  { id: 'a', name: 'Production', active: true, calls: 48_210 },
  { id: 'b', name: 'Skyblock', active: true, calls: 1_094 },
  { id: 'c', name: 'Old test key', active: false, calls: 0 },
];

const COLUMNS: readonly DataTableColumn<KeyRow>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true, width: 'grow' },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.active ? 'positive' : 'neutral'}>{row.active ? 'Active' : 'Revoked'}</Badge>
    ),
  },
  { id: 'calls', header: 'Calls', cell: (row) => row.calls.toLocaleString('en-US'), align: 'end' },
  {
    id: 'actions',
    header: 'Actions',
    labelHidden: true,
    width: 'shrink',
    cell: (row) => <Button size="compact" disabled={!row.active}>{`Edit ${row.name}`}</Button>,
  },
];

const meta = {
  title: 'Data display/DataTable',
  id: 'design-system-datatable',
  tags: ['stable', 'since-1.0'],
  component: DataTable<KeyRow>,
  subcomponents: { DataTableSortSelect },
  args: { caption: 'API keys', columns: COLUMNS, rows: ROWS, rowKey: (row) => row.id, onRetry: fn() },
  decorators: (Story) => (
    <Card padding="none">
      <Story />
    </Card>
  ),
  parameters: { guide: createDataTableGuide },
} satisfies Meta<typeof DataTable<KeyRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'API keys' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'Production' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    // A placeholder stands where the number will: at the end of its column.
    const headers = canvas.getAllByRole('columnheader');
    const column = headers.findIndex(({ textContent }) => textContent === 'Calls');
    const right = headers[column]?.getBoundingClientRect().right ?? 0;
    const cell = canvas.getAllByRole('row')[1]?.children[column];
    const placeholder = cell?.lastElementChild?.getBoundingClientRect();
    await expect(right - (placeholder?.right ?? 0)).toBeLessThan(20);
  },
};

/** Looks unchanged, because most pages arrive before a mark could be read. Assistive technology hears of the load. */
/** After half a second a line above the rows says that others are on their way. */
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('rowheader', { name: 'Production' })).toBeVisible();
  },
};
/** A page that lost its last row, or whose filter matched nothing, while the next rows are on their way. */
export const RefreshingWithoutRows: Story = {
  args: { rows: [], refreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
/** A page of rows that are too many to count. */
export const UnknownTotal: Story = {
  args: { total: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  },
};
export const Empty: Story = { args: { rows: [] } };
export const EmptyWithText: Story = {
  args: { rows: [], empty: <EmptyState title="No keys yet">Create one for your first server.</EmptyState> },
};

export const Failed: Story = {
  args: { rows: null, error: 'Failed to load API keys. Please try again.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Production' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')).toHaveLength(9);
    const region = canvas.getByRole('region', { name: 'API keys' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

export const ScrollsOnAPhone: Story = {
  args: { narrow: 'scroll' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'API keys' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

const opened = fn<(id: string) => void>();

const OPENING_COLUMNS: readonly DataTableColumn<KeyRow>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'grow',
    cell: ({ id, name }) => (
      <Button size="compact" onClick={() => opened(id)}>
        {name}
      </Button>
    ),
  },
  { id: 'calls', header: 'Calls', cell: ({ calls }) => calls.toLocaleString('en-US'), align: 'end' },
];

const cards: DataTableCards<KeyRow> = {
  columns: 2,
  loadingCards: 2,
  placeholder: <Skeleton />,
  card: ({ id, name, calls }) => (
    <Stack space="small" align="start">
      <Button size="compact" onClick={() => opened(id)}>
        {name}
      </Button>
      <Text>{calls.toLocaleString('en-US')} calls</Text>
    </Stack>
  ),
};

const opening = { columns: OPENING_COLUMNS, narrow: cards, opens: true, selectedKey: 'b', total: 40 };

export const ClickableRows: Story = {
  args: opening,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    opened.mockClear();
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-rowcount', '41');
    await userEvent.click(canvas.getByRole('cell', { name: '1,094' }));
    await expect(opened.mock.calls).toEqual([['b']]);
    await expect(canvas.getByRole('button', { name: 'Skyblock' })).toHaveFocus();
    await expect(canvas.getByRole('row', { name: /Skyblock/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const CardsWhenColumnsDoNotFit: Story = {
  args: opening,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    opened.mockClear();
    const list = await canvas.findByRole('list', { name: 'API keys' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(canvas.getByText('1,094 calls'));
    await expect(opened.mock.calls).toEqual([['b']]);
  },
};

export const LoadingCards: Story = {
  args: { ...opening, rows: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'API keys' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

const SORTED_COLUMNS: readonly DataTableColumn<KeyRow>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true, firstSort: 'ascending' },
  {
    id: 'calls',
    header: 'Calls',
    cell: ({ calls }) => calls.toLocaleString('en-US'),
    align: 'end',
    firstSort: 'descending',
  },
];

function Sorted(props: DataTableProps<KeyRow>) {
  const [sort, setSort] = useState<DataTableSort>({ columnId: 'name', direction: 'ascending' });
  const ascending = ROWS.toSorted((a, b) =>
    sort.columnId === 'calls' ? a.calls - b.calls : a.name.localeCompare(b.name, 'en'),
  );
  return (
    <DataTable
      {...props}
      rows={sort.direction === 'ascending' ? ascending : ascending.toReversed()}
      sort={sort}
      onSortChange={setSort}
      sortSelect={<DataTableSortSelect columns={props.columns} sort={sort} onSortChange={setSort} />}
    />
  );
}

export const Sorting: Story = {
  args: { columns: SORTED_COLUMNS },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    const firstRow = () => canvas.getAllByRole('rowheader')[0];
    await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstRow()).toHaveTextContent('Old test key');
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
    await expect(header('Name')).not.toHaveAttribute('aria-sort');
    await expect(header('Calls')).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow()).toHaveTextContent('Production');
    await userEvent.keyboard('{Enter}');
    await expect(header('Calls')).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstRow()).toHaveTextContent('Old test key');
  },
};

/** Columns may share a header, such as two dates with one word. */
export const SortingByEqualHeaders: Story = {
  ...Sorting,
  args: {
    columns: SORTED_COLUMNS.map((column) => ({ ...column, header: 'Key', firstSort: 'ascending' as const })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sort by' }));
    const options = await screen.findAllByRole('option', { name: 'Key, descending' });
    await expect(options).toHaveLength(2);
    await userEvent.click(options[1] as HTMLElement);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Production');
  },
};

export const SortingStackedRows: Story = {
  ...Sorting,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Sort by' });
    await expect(select).toHaveTextContent('Name, ascending');
    const firstRow = () => canvas.getAllByRole('rowheader')[0];
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Calls, descending' }));
    await expect(select).toHaveTextContent('Calls, descending');
    await expect(firstRow()).toHaveTextContent('Production');
  },
};

function Numbered(props: DataTableProps<KeyRow>) {
  const [drawn] = useState(() => new Map<string, number>());
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const columns = useMemo((): readonly DataTableColumn<KeyRow>[] => {
    const count = (id: string) => drawn.set(id, (drawn.get(id) ?? 0) + 1).get(id);
    return [{ id: 'name', header: 'Name', cell: ({ id, name }) => `${name}, drawn ${count(id)} times` }];
  }, [drawn]);
  return (
    <>
      <DataTable {...props} columns={columns} selectedKey={selectedKey} />
      <Button onClick={() => setSelectedKey('b')}>Select</Button>
    </>
  );
}

/** Selecting a row must not render the other rows of a long page again. */
export const SelectingRendersOneRow: Story = {
  render: (args) => <Numbered {...args} />,
  play: async ({ canvas }) => {
    const listTexts = () => canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    const before = listTexts();
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const changed = listTexts().map((text, index) => text !== before[index]);
    await expect(changed).toEqual([false, true, false]);
  },
};

/** A column of width `grow` with a truncated text takes what the other columns leave. */
export const LongTextCutShort: Story = {
  args: {
    columns: [
      {
        id: 'name',
        header: 'Name',
        width: 'grow',
        cell: ({ name }) => (
          <Text as="span" truncate title={name}>
            {name}
          </Text>
        ),
      },
      ...COLUMNS.slice(1, 3),
    ],
    rows: [
      {
        id: 'x',
        name: 'A key that the team of the second survival server made for a test. '.repeat(4),
        active: true,
        calls: 8_888_888,
      },
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'API keys' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const name = canvas.getByTitle(/^A key/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};
export const ExtremeText: Story = {
  args: { rows: [{ id: 'x', name: 'unbroken'.repeat(12), active: true, calls: 8_888_888 }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'API keys' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
