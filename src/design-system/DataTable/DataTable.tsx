import { useId, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';
import { Skeleton } from '../Skeleton/Skeleton';
import * as table from '../Table/Table.css';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './DataTable.css';

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** The column's name, also beside each fact on narrow screens. */
  header: string;
  /** The fact of one row. */
  cell: (row: Row) => ReactNode;
  /**
   * `end` for numbers.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * `shrink`: as narrow as its content. `grow`: takes what is left.
   * @default 'auto'
   */
  width?: 'auto' | 'shrink' | 'grow';
  /**
   * The column that names its row. At most one.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * Hears the name without seeing it, for columns of buttons.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * Leaves the column out on screens narrower than 768 px. What is needed must not depend on it.
   * @default false
   */
  wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists. */
  caption: string;
  /** The columns, in reading order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order shown; `undefined` while nothing is known yet. */
  rows: readonly Row[] | undefined;
  /** A stable key of a row, unique among the rows. */
  rowKey: (row: Row) => string;
  /**
   * Rows are being loaded. With rows they stay and are marked busy; without, placeholders stand in.
   * @default false
   */
  loading?: boolean;
  /**
   * Number of placeholder rows. 1 or more.
   * @default 5
   */
  loadingRows?: number;
  /** Why the rows could not be loaded. Shown in their place. */
  error?: string | undefined;
  /** Called by the Retry button below the error. */
  onRetry?: () => void;
  /**
   * What stands in the place of no rows.
   * @default a plain "Nothing here yet"
   */
  empty?: ReactNode;
  /**
   * On screens narrower than 768 px: `stack` turns each row into a block of labelled facts, `scroll` keeps the
   * columns and scrolls sideways.
   * @default 'stack'
   */
  narrow?: 'stack' | 'scroll';
  /**
   * Keeps the table within 70 % of the screen's height and scrolls its rows under the header.
   * @default false
   */
  bounded?: boolean;
}

/* Implicit, until a narrow screen's display takes it away; spread, because the lint rule sees only the first. */
const ROW_GROUP = { role: 'rowgroup' } as const;

/** A table from column definitions, with every state a list of the server can be in. For a few fixed rows use `Table`. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  loading = false,
  loadingRows = 5,
  error,
  onRetry,
  empty = <EmptyState title="Nothing here yet" />,
  narrow = 'stack',
  bounded = false,
}: DataTableProps<Row>) {
  const captionId = useId();
  if (error) {
    return (
      <div className={css.message}>
        <Alert
          tone="critical"
          action={
            onRetry ? (
              <Button size="compact" onClick={onRetry} loading={loading}>
                Retry
              </Button>
            ) : null
          }
        >
          {error}
        </Alert>
      </div>
    );
  }
  if (rows?.length === 0 && !loading) return empty;

  const stack = narrow === 'stack';
  const cellOf = (column: DataTableColumn<Row>, content: ReactNode, namesRow = column.rowHeader) => {
    const Cell = namesRow ? 'th' : 'td';
    return (
      <Cell
        key={column.id}
        role={namesRow ? 'rowheader' : 'cell'}
        scope={namesRow ? 'row' : undefined}
        className={cx(
          table.cell,
          table.align[column.align ?? 'start'],
          stack && css.stackedCell,
          column.wideOnly && css.hideBelowTablet,
        )}
      >
        {stack && !column.labelHidden ? (
          <span className={css.cellLabel} aria-hidden="true">
            {column.header}
          </span>
        ) : null}
        {content}
      </Cell>
    );
  };
  const rowClass = cx(table.row, stack && css.stackedRow);

  return (
    <ScrollRegion axis={bounded ? 'both' : 'inline'} labelledBy={captionId}>
      <table
        className={cx(table.table, stack && css.stackedBlock)}
        role="table"
        aria-busy={loading || undefined}
      >
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={cx(stack && css.stackedHead)} {...ROW_GROUP}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={cx(
                  table.columnHeader,
                  table.sticky,
                  table.align[column.align ?? 'start'],
                  table.width[column.width ?? 'auto'],
                  column.wideOnly && css.hideBelowTablet,
                )}
              >
                {column.labelHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(stack && css.stackedBlock)} {...ROW_GROUP}>
          {rows
            ? rows.map((row) => (
                <tr className={rowClass} role="row" key={rowKey(row)}>
                  {columns.map((column) => cellOf(column, column.cell(row)))}
                </tr>
              ))
            : Array.from({ length: loadingRows }, (_, index) => (
                <tr className={rowClass} role="row" key={index}>
                  {columns.map((column) => cellOf(column, <Skeleton width="most" />, false))}
                </tr>
              ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
