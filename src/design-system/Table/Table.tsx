import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';
import { cx } from '../utilities/cx';
import { rowPressProps } from '../utilities/rowPressProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Table.css';

export interface TableProps {
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
  /** What the table lists. Names the table and the region that it scrolls in. */
  caption: string;
  /**
   * Shows the caption above the table. Screen readers announce it either way.
   * @default false
   */
  captionVisible?: boolean | undefined;
  /**
   * Keeps the header below the page's bar while the page scrolls. A table that is wider than its region scrolls within
   * 70 % of the screen's height instead.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /**
   * Turns each row into a block of labelled facts on screens narrower than 768 px. Each `TableCell` needs its `label`.
   * @default false
   */
  stacked?: boolean | undefined;
  /** The rows are being loaded or replaced. */
  'aria-busy'?: boolean | undefined;
  /** Number of all rows, the header included, where the table shows only a part of them. */
  'aria-rowcount'?: number | undefined;
  /** The `table` element, for a parent that measures it or moves the focus into it. */
  ref?: Ref<HTMLTableElement> | undefined;
}

/* A stacked table's `display` removes the implicit ARIA roles, so the parts state them. Spread as props, because the
   linter refuses a written role that repeats an implicit one. */
const ROW_GROUP = { role: 'rowgroup' } as const;

/**
 * Rows and columns of facts. A table that is wider than the screen scrolls inside a region that the keyboard reaches.
 * Not for layout.
 */
export function Table({
  children,
  caption,
  captionVisible = false,
  stickyHeader = false,
  stacked = false,
  ...rest
}: TableProps) {
  const captionId = useId();
  return (
    <ScrollRegion axis={stickyHeader ? 'page' : 'inline'} labelledBy={captionId}>
      <table
        className={cx(css.table, stacked && css.stacked, stickyHeader && css.stickyHeaderOnPage)}
        role="table"
        {...rest}
      >
        <caption id={captionId} className={captionVisible ? css.caption : undefined}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        {children}
      </table>
    </ScrollRegion>
  );
}

export interface TableHeadProps {
  /** `TableColumn`s. */
  children: ReactNode;
}

/** The table's header row. */
export function TableHead({ children }: TableHeadProps) {
  return (
    <thead {...ROW_GROUP}>
      <tr role="row">{children}</tr>
    </thead>
  );
}

export interface TableBodyProps {
  /** `TableRow`s. */
  children: ReactNode;
}

/** The table's rows. */
export function TableBody({ children }: TableBodyProps) {
  return <tbody {...ROW_GROUP}>{children}</tbody>;
}

/** An order of rows, in ARIA's words: `ascending` begins with the smallest, the earliest, or A. */
export type SortDirection = 'ascending' | 'descending';

export interface TableColumnProps {
  /** The column's name. */
  children: ReactNode;
  /**
   * `end` for numbers.
   * @default 'start'
   */
  align?: keyof typeof css.align | undefined;
  /**
   * `shrink`: as narrow as the header and the longest word of an entry. `grow`: takes the remaining width.
   * @default 'auto'
   */
  width?: keyof typeof css.width | undefined;
  /**
   * Hides the name from sight, for columns of buttons. Screen readers announce it.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** The order of the rows by this column, for assistive technology. Without it they are in another order. */
  sortDirection?: SortDirection | undefined;
}

/** The header cell of one column; it stays in sight while rows scroll. */
export function TableColumn({
  children,
  align = 'start',
  width = 'auto',
  labelHidden = false,
  sortDirection,
}: TableColumnProps) {
  return (
    <th
      className={cx(css.columnHeader, css.stickyHeader, css.align[align], css.width[width])}
      role="columnheader"
      scope="col"
      aria-sort={sortDirection}
    >
      {labelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </th>
  );
}

export interface TableRowProps extends Omit<ComponentPropsWithRef<'tr'>, 'className' | 'style'> {
  /** `TableCell`s, one a column. */
  children: ReactNode;
  /**
   * Marks the row that is open or that the keyboard is on.
   * @default false
   */
  selected?: boolean | undefined;
  /**
   * A press anywhere on the row presses its first button or link. The row is highlighted on hover. Keyboard users reach
   * the button or link itself.
   * @default false
   */
  opens?: boolean | undefined;
}

/** One row. Takes the attributes of a `tr` too, such as `id`. */
export function TableRow({ children, selected = false, opens = false, ...rest }: TableRowProps) {
  return (
    <tr
      className={css.row}
      role="row"
      data-state={selected ? 'selected' : undefined}
      aria-selected={selected || undefined}
      {...(opens && rowPressProps)}
      {...rest}
    >
      {children}
    </tr>
  );
}

export interface TableCellProps {
  /** The cell's content, one fact. */
  children?: ReactNode;
  /**
   * `end` for numbers, as in the column's header.
   * @default 'start'
   */
  align?: keyof typeof css.align | undefined;
  /**
   * Makes this cell the row's header cell.
   * @default false
   */
  rowHeader?: boolean | undefined;
  /** The column's name, shown beside the value while the table is stacked. */
  label?: string | undefined;
  /** Number of columns it spans. 1 or more. */
  colSpan?: number | undefined;
}

/** One cell. */
export function TableCell({ children, align = 'start', rowHeader = false, label, ...rest }: TableCellProps) {
  const Cell = rowHeader ? 'th' : 'td';
  return (
    <Cell
      className={cx(css.cell, css.align[align])}
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
      {...rest}
    >
      {label === undefined ? null : (
        <span className={css.cellLabel} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </Cell>
  );
}
