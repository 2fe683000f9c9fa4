import { useTranslation } from '../I18n/i18nContext';
import { Select } from '../Select/Select';
import type { DataTableColumn } from './DataTable';
import { reverseDirection, type DataTableSort } from './sort';

export interface DataTableSortSelectProps<Row> {
  /** The table's columns; those with `firstSort` are offered. */
  columns: readonly DataTableColumn<Row>[];
  /** The order of the rows. */
  sort?: DataTableSort | undefined;
  /** Called with the wanted order. */
  onSortChange: (sort: DataTableSort) => void;
}

/** Offers both orders of each column where a `DataTable` shows no header. Pass it as the table's `sortSelect`. */
export function DataTableSortSelect<Row>({ columns, sort, onSortChange }: DataTableSortSelectProps<Row>) {
  const translate = useTranslation('DataTableSortSelect');
  const describeOrder = translate('order', (header, direction) => `${header}, ${direction}`);
  const orders = columns.flatMap(({ id: columnId, header, firstSort }) =>
    firstSort === undefined
      ? []
      : [firstSort, reverseDirection(firstSort)].map((direction) => ({
          value: `${direction} ${columnId}`,
          label: describeOrder(header, direction),
          sort: { columnId, direction },
        })),
  );
  return (
    <Select
      label={translate('label', 'Sort by')}
      options={orders}
      value={sort && `${sort.direction} ${sort.columnId}`}
      onValueChange={(value) => {
        const order = orders.find((each) => each.value === value);
        if (order) onSortChange(order.sort);
      }}
    />
  );
}
