import { Icon } from '../Icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../Icon/icons';
import type { SortDirection, TableColumnProps } from '../Table/Table';
import * as css from './DataTable.css';

const ICONS = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

interface SortButtonProps {
  /** The column's name. */
  children: string;
  align: NonNullable<TableColumnProps['align']>;
  /** How the rows are ordered by this column; undefined while another column orders them. */
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
