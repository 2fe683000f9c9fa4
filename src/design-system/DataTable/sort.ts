import type { SortDirection } from '../Table/Table';

/** The column by which rows are ordered, and from which end. */
export interface DataTableSort {
  /** Id of the column. */
  columnId: string;
  direction: SortDirection;
}

export const reverseDirection = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending';
