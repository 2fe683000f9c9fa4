import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';
import { cx } from '../utilities/cx';
import { rowPressProps } from '../utilities/rowPressProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Table.css';
import { useFits } from './useFits';

export interface TableProps {
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
  /** What the table lists. Names the table and the region it scrolls in. */
  caption: string;
  /**
   * Shows the caption above the table; hidden, assistive technology still reads it.
   * @default false
   */
  captionVisible?: boolean;
  /**
   * Keeps the table within 70 % of the screen's height and scrolls its rows under the header.
   * @default false
   */
  bounded?: boolean;
  /**
   * Keeps the header below the page's bar while the page scrolls. Where the table is wider than its place it is
   * `bounded` instead.
   * @default false
   */
  stickyHeader?: boolean;
  /** The rows are being loaded or replaced. */
  'aria-busy'?: boolean;
  /** Number of all rows when only a part of them is shown, for assistive technology. */
  'aria-rowcount'?: number;
}

/**
 * Rows and columns of facts. Where it is wider than the screen it scrolls inside a region that the keyboard
 * reaches. Not for layout.
 */
export function Table({
  children,
  caption,
  captionVisible = false,
  bounded = false,
  stickyHeader = false,
  ...rest
}: TableProps) {
  const captionId = useId();
  const { ref, fits } = useFits(stickyHeader);
  const onPage = stickyHeader && fits;
  const isBounded = bounded || (stickyHeader && !fits);
  return (
    <ScrollRegion ref={ref} axis={onPage ? 'none' : isBounded ? 'both' : 'inline'} labelledBy={captionId}>
      <table className={cx(css.table, onPage && css.onPage)} {...rest}>
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
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

export interface TableBodyProps {
  /** `TableRow`s. */
  children: ReactNode;
}

/** The table's rows. */
export function TableBody({ children }: TableBodyProps) {
  return <tbody>{children}</tbody>;
}

export interface TableColumnProps {
  /** The column's name. */
  children: ReactNode;
  /**
   * `end` for numbers.
   * @default 'start'
   */
  align?: keyof typeof css.align;
  /**
   * `shrink`: as narrow as its content. `grow`: takes what is left.
   * @default 'auto'
   */
  width?: keyof typeof css.width;
  /**
   * Hears the name without seeing it, for columns of buttons.
   * @default false
   */
  labelHidden?: boolean;
}

/** The header cell of one column; it stays in sight while rows scroll. */
export function TableColumn({
  children,
  align = 'start',
  width = 'auto',
  labelHidden = false,
}: TableColumnProps) {
  return (
    <th className={cx(css.columnHeader, css.sticky, css.align[align], css.width[width])} scope="col">
      {labelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </th>
  );
}

export interface TableRowProps extends Omit<ComponentPropsWithRef<'tr'>, 'className' | 'style'> {
  /** `TableCell`s, one a column. */
  children: ReactNode;
  /**
   * Marks the row as chosen.
   * @default false
   */
  selected?: boolean;
  /**
   * A press anywhere on the row presses its first button or link, which the keyboard uses. The row shows it on hover.
   * @default false
   */
  opens?: boolean;
}

/** One row. */
export function TableRow({ children, selected = false, opens = false, ...rest }: TableRowProps) {
  return (
    <tr
      className={css.row}
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
  /** One fact. */
  children?: ReactNode;
  /**
   * `end` for numbers, as in the column's header.
   * @default 'start'
   */
  align?: keyof typeof css.align;
  /**
   * Makes it the cell that names the row.
   * @default false
   */
  rowHeader?: boolean;
  /** Number of columns it spans. 1 or more. */
  colSpan?: number;
}

/** One cell. */
export function TableCell({ children, align = 'start', rowHeader = false, ...rest }: TableCellProps) {
  const className = cx(css.cell, css.align[align]);
  return rowHeader ? (
    <th className={className} scope="row" {...rest}>
      {children}
    </th>
  ) : (
    <td className={className} {...rest}>
      {children}
    </td>
  );
}
