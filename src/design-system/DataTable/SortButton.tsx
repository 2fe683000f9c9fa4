import { Icon } from '../Icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../Icon/icons';
import type { SortDirection, TableColumnProps } from '../Table/Table';
import * as css from './DataTable.css';

const ICONS = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

interface SortButtonProps {
  /** The column's name. */
  children: string;
  align: NonNullable<TableColumnProps['align']>;
  /** The order of the rows by this column; undefined in the order of another one. */
  direction: SortDirection | undefined;
  onClick: () => void;
}

/** A column's name that sorts the rows. */
export function SortButton({ children, align, direction, onClick }: SortButtonProps) {
  return (
    <button className={css.sortButton[align]} type="button" onClick={onClick}>
      {children}
      <span className={css.sortIcon}>
        <Icon icon={direction ? ICONS[direction] : ChevronsUpDownIcon} size="small" />
      </span>
    </button>
  );
}
