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
  const orders = new Map(
    columns.flatMap(({ id, header, firstSort }) =>
      firstSort === undefined
        ? []
        : [firstSort, reverseDirection(firstSort)].map((direction): [string, DataTableSort] => [
            describeOrder(header, direction),
            { columnId: id, direction },
          ]),
    ),
  );
  const current = [...orders].find(
    ([, { columnId, direction }]) => columnId === sort?.columnId && direction === sort.direction,
  );
  return (
    <Select
      label={translate('label', 'Sort by')}
      options={[...orders.keys()].map((label) => ({ value: label, label }))}
      value={current?.[0]}
      onValueChange={(label) => {
        const order = orders.get(label);
        if (order) onSortChange(order);
      }}
    />
  );
}
