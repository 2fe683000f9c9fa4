import type { CallField } from '~/contract/documentedCalls.gen';
import { DataTable, Text, type DataTableColumn } from '~/design-system';
import { FieldMeaning } from '../CallReference/FieldMeaning';

const FIELD_COLUMNS: readonly DataTableColumn<CallField>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ name }) => (
      <Text as="code" font="mono">
        {name}
      </Text>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type, required }) => (
      <Text as="span" tone="muted">
        {type}
        {required ? ', required' : ''}
      </Text>
    ),
  },
  {
    id: 'meaning',
    header: 'Meaning',
    width: 'grow',
    cell: ({ description, limits }) => (
      <span>
        <FieldMeaning description={description} limits={limits} />
      </span>
    ),
  },
];

/** Parameters, or members of a body, as a table. */
export function Fields({ caption, fields }: { caption: string; fields: readonly CallField[] }) {
  if (fields.length === 0) return null;
  return <DataTable caption={caption} columns={FIELD_COLUMNS} rows={fields} rowKey={({ name }) => name} />;
}
