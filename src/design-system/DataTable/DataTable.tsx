import {
  memo,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { useTranslation } from '../I18n/i18nContext';
import { Skeleton } from '../Skeleton/Skeleton';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  type SortDirection,
  type TableCellProps,
  type TableColumnProps,
} from '../Table/Table';
import { BELOW_WIDE_TABLE } from '../theme';
import { rowPressProps } from '../utilities/rowPressProps';
import { useMediaQuery } from '../utilities/useMediaQuery';
import * as css from './DataTable.css';
import { reverseDirection, type DataTableSort } from './sort';
import { SortButton } from './SortButton';

/** A column: its header, and how it draws the fact of each row. */
export interface DataTableColumn<Row>
  extends Pick<TableColumnProps, 'align' | 'width' | 'labelHidden'>, Pick<TableCellProps, 'rowHeader'> {
  /** Unique among the columns. */
  id: string;
  /** The column's name, also beside each fact of a stacked row. */
  header: string;
  /** The fact of one row. */
  cell: (row: Row) => ReactNode;
  /**
   * The direction that the first press on the header asks for, such as `descending` for figures and times. Without it
   * the rows are not sorted by this column.
   */
  firstSort?: SortDirection | undefined;
  /**
   * Stands in the column's cells while the rows load.
   * @default a bar of most of the column's width
   */
  placeholder?: ReactNode;
}

/** How each row becomes a card on screens narrower than 1216 px, where a wide table does not fit. */
export interface DataTableCards<Row> {
  /** The facts of one row. */
  card: (row: Row) => ReactNode;
  /** The placeholder of one card's facts while the rows load. */
  placeholder: ReactNode;
  /** Number of placeholder cards. 1 or more. */
  loadingCards: number;
  /** Cards side by side on screens of 768 px and wider. */
  columns: 1 | 2;
  /**
   * Space between the card's edge and its facts: `compact` 16 px, `none` for facts that bring their own.
   * @default 'compact'
   */
  padding?: 'none' | 'compact' | undefined;
}

/** The methods that a parent may call on the table. */
export interface DataTableHandle {
  /** A row's first button or link, which a parent can focus. Null when the row is not in the table. */
  findRowButton: (key: string) => HTMLElement | null;
  /** Scrolls to the table's top where that is above the window, as after a page turn. The focus stays where it is. */
  scrollToTop: () => void;
}

export interface DataTableProps<Row> {
  /** What the table lists. */
  caption: string;
  /** The columns, in reading order. A new array draws every row again. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order shown; `null` while they are loaded for the first time. */
  rows: readonly Row[] | null;
  /**
   * Returns a row's id, by which the table tells the rows apart: when the focused row is removed, no other row gets the
   * focus.
   */
  rowKey: (row: Row) => string;
  /**
   * Number of all rows, of which `rows` are a page, for assistive technology; `unknown` where they are not all counted.
   * @default the rows given are all
   */
  total?: number | 'unknown' | undefined;
  /** The order of the rows. */
  sort?: DataTableSort | undefined;
  /** Called with the wanted order by a press on a header of a column with `firstSort`. The parent orders the rows. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** A `DataTableSortSelect`. Stands above the rows on screens too narrow for the header. */
  sortSelect?: ReactNode;
  /** Key of the row that is open or that the keyboard is on. */
  selectedKey?: string | null | undefined;
  /**
   * A press anywhere on a row presses its first button or link. Keyboard users reach the button or link itself.
   * @default false
   */
  opens?: boolean | undefined;
  /**
   * Other rows are being fetched; these stay until they arrive, with a line above them when it takes more than half a
   * second. Placeholders stand where there are none.
   * @default false
   */
  refreshing?: boolean | undefined;
  /**
   * Number of placeholder rows. 1 or more.
   * @default 5
   */
  loadingRows?: number | undefined;
  /** Why the rows could not be loaded. Shown in their place. */
  error?: string | undefined;
  /** Called by the Retry button below the error. */
  onRetry?: (() => void) | undefined;
  /**
   * Shown when the table has no rows.
   * @default a plain "Nothing here yet"
   */
  empty?: ReactNode;
  /**
   * On screens narrower than 768 px: `stack` turns each row into a block of labelled facts, `scroll` keeps the
   * columns and scrolls sideways. Cards replace the rows on screens narrower than 1216 px.
   * @default 'stack'
   */
  narrow?: 'stack' | 'scroll' | DataTableCards<Row> | undefined;
  /**
   * Keeps the header below the page's bar while the page scrolls.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** Gives the parent the table's methods, with which it moves the focus to a row. */
  ref?: Ref<DataTableHandle> | undefined;
}

/**
 * Scrolls to the table's top once the rows of a turned page are there. The focus stays at the pager.
 *
 * @param page what the table shows; null while the first page is fetched
 * @param isFetchingPage whether the rows are still those of the page before
 * @returns the function to call when the owner turns the page
 */
export function usePageTurn(
  table: RefObject<DataTableHandle | null>,
  page: object | null,
  isFetchingPage: boolean,
): () => void {
  const hasTurned = useRef(false);
  useLayoutEffect(() => {
    if (!hasTurned.current || isFetchingPage || page === null) return;
    hasTurned.current = false;
    table.current?.scrollToTop();
  }, [isFetchingPage, page, table]);
  return () => {
    hasTurned.current = true;
  };
}

/** The rows of the whole table with its header; ARIA says -1 where their number is unknown. */
function countRows(total: DataTableProps<unknown>['total']): number | undefined {
  if (total === 'unknown') return -1;
  return total === undefined ? undefined : total + 1;
}

/** A table from column definitions, in every state of a list from the server. For a few fixed rows use `Table`. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  total,
  sort,
  onSortChange,
  sortSelect,
  selectedKey = null,
  opens = false,
  refreshing = false,
  loadingRows = 5,
  error,
  onRetry,
  empty,
  narrow = 'stack',
  stickyHeader = false,
  ref,
}: DataTableProps<Row>): ReactNode {
  const translate = useTranslation('DataTable');
  const isNarrow = useMediaQuery(BELOW_WIDE_TABLE);
  /* The table, or the list in its place. */
  const root = useRef<HTMLTableElement & HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({
    findRowButton: (key) =>
      root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] :is(a, button)`) ?? null,
    scrollToTop: () => {
      const list = root.current;
      if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
    },
  }));

  if (error) {
    const retry = onRetry && (
      <Button size="compact" onClick={onRetry} loading={refreshing}>
        {translate('retry', 'Retry')}
      </Button>
    );
    return (
      <div className={css.message}>
        <Alert tone="critical" action={retry}>
          {error}
        </Alert>
      </div>
    );
  }
  if (rows?.length === 0 && !refreshing)
    return empty === undefined ? <EmptyState title={translate('empty', 'Nothing here yet')} /> : empty;

  const isBusy = rows === null || refreshing;
  // An empty table that is refreshing gets placeholders, because its bare header would look like an answer.
  const shownRows = rows?.length === 0 ? null : rows;
  const items = shownRows?.map((row) => {
    const id = rowKey(row);
    return { id, row, opens, selected: id === selectedKey };
  });

  const stacked = narrow === 'stack';
  const sorting = sortSelect && <div className={css.sortSelect}>{sortSelect}</div>;
  const table = (
    <Table
      ref={root}
      caption={caption}
      stacked={stacked}
      stickyHeader={stickyHeader}
      aria-busy={isBusy}
      aria-rowcount={countRows(total)}
    >
      <TableHead>
        {columns.map((column) => (
          <ColumnHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
      </TableHead>
      <TableBody>
        {items
          ? items.map((item) => <RowItem key={item.id} {...item} columns={columns} stacked={stacked} />)
          : Array.from({ length: loadingRows }, (_, index) => (
              <TableRow key={index}>
                {columns.map((column) => (
                  <TableCell key={column.id} {...getAlignAndLabel(column, stacked)}>
                    <CellPlaceholder column={column} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
      </TableBody>
    </Table>
  );
  let content = table;
  if (stacked && sorting) {
    content = (
      <>
        <div className={css.shownAboveStack}>{sorting}</div>
        {table}
      </>
    );
  } else if (typeof narrow === 'object' && isNarrow !== false) {
    const { padding = 'compact' } = narrow;
    const cards = (
      <>
        {sorting}
        <ul ref={root} className={css.cards[narrow.columns]} aria-label={caption} aria-busy={isBusy}>
          {items
            ? items.map((item) => <CardItem key={item.id} {...item} card={narrow.card} padding={padding} />)
            : Array.from({ length: narrow.loadingCards }, (_, index) => (
                <li className={css.card[padding]} key={index}>
                  {narrow.placeholder}
                </li>
              ))}
        </ul>
      </>
    );
    // A prerendered page carries both, and its style rules show the one that fits.
    content = isNarrow ? (
      cards
    ) : (
      <>
        <div className={css.shownAsTable}>{table}</div>
        <div className={css.shownAsCards}>{cards}</div>
      </>
    );
  }
  return (
    <>
      {refreshing && items ? <div className={css.fetching} /> : null}
      {content}
    </>
  );
}

/** Stands in a cell while its row loads. A placeholder is a block, which does not follow the text's alignment. */
function CellPlaceholder<Row>({ column }: { column: DataTableColumn<Row> }) {
  const { placeholder = <Skeleton width="most" />, align } = column;
  return align === 'end' ? <div className={css.endPlaceholder}>{placeholder}</div> : placeholder;
}

interface ColumnHeaderProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSortChange'> {
  column: DataTableColumn<Row>;
}

function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  const { id, header, firstSort, align = 'start' } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const onSort = firstSort && onSortChange;
  return (
    <TableColumn {...column} sortDirection={direction}>
      {onSort ? (
        <SortButton
          align={align}
          direction={direction}
          onClick={() =>
            onSort({ columnId: id, direction: direction ? reverseDirection(direction) : firstSort })
          }
        >
          {header}
        </SortButton>
      ) : (
        header
      )}
    </TableColumn>
  );
}

function getAlignAndLabel<Row>(column: DataTableColumn<Row>, stacked: boolean) {
  const { align = 'start', header, labelHidden } = column;
  return { align, label: stacked && !labelHidden ? header : undefined };
}

interface ItemProps<Row> {
  id: string;
  row: Row;
  selected: boolean;
  opens: boolean;
}

interface RowItemProps<Row> extends ItemProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  stacked: boolean;
}

function UnmemoizedRowItem<Row>({ id, row, columns, stacked, ...state }: RowItemProps<Row>) {
  return (
    <TableRow {...state} data-row={id}>
      {columns.map((column) => (
        <TableCell
          key={column.id}
          rowHeader={column.rowHeader ?? false}
          {...getAlignAndLabel(column, stacked)}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/* The cast keeps the type parameter, which `memo` drops. */
const RowItem = memo(UnmemoizedRowItem) as typeof UnmemoizedRowItem;

interface CardItemProps<Row> extends ItemProps<Row> {
  card: DataTableCards<Row>['card'];
  padding: keyof typeof css.card;
}

function UnmemoizedCardItem<Row>({ id, row, card, padding, selected, opens }: CardItemProps<Row>) {
  return (
    <li
      className={css.card[padding]}
      data-row={id}
      data-state={selected ? 'selected' : undefined}
      {...(opens && rowPressProps)}
    >
      {card(row)}
    </li>
  );
}

const CardItem = memo(UnmemoizedCardItem) as typeof UnmemoizedCardItem;
