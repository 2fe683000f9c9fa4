import { Fragment, useMemo } from 'react';
import type { ListEntry } from '~/contract/api.gen';
import {
  Badge,
  Button,
  DataTable,
  Inline,
  Skeleton,
  Stack,
  Text,
  Timestamp,
  type DataTableColumn,
} from '~/design-system';
import { describeListAction, formatCount, formatInteger, formatListKind } from '~/domain';
import * as css from './ListEntryTable.css';

export interface ListEntryTableProps {
  /** The entries in the order in which they were added; `null` while they are being fetched. */
  entries: readonly ListEntry[] | null;
  /** Opens the form of an entry. */
  onEdit: (entry: ListEntry) => void;
  /** Asks whether an entry is to be removed. */
  onRemove: (entry: ListEntry) => void;
}

const MAX_NAMES = 2;

/** The first servers; the entry's form has them all. */
function renderServers(servers: readonly string[]) {
  const hidden = servers.length - MAX_NAMES;
  return (
    <>
      {servers.slice(0, MAX_NAMES).map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? '' : ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {hidden > 0 ? ` and ${formatCount(hidden, 'more server')}` : ''}
    </>
  );
}

function createColumns({
  onEdit,
  onRemove,
}: Omit<ListEntryTableProps, 'entries'>): readonly DataTableColumn<ListEntry>[] {
  const short = { width: 'shrink', placeholder: <Skeleton width="short" /> } as const;
  return [
    {
      id: 'pattern',
      header: 'Looks for',
      width: 'grow',
      rowHeader: true,
      cell: ({ kind, pattern }) => (
        <Stack space="none">
          <Text as="span" font="mono" preserve>
            <bdi>{pattern}</bdi>
          </Text>
          <Text as="span" size="small" tone="muted">
            {formatListKind(kind)}
          </Text>
        </Stack>
      ),
    },
    {
      ...short,
      id: 'action',
      header: 'Does',
      cell: ({ action }) => {
        const { tone, label } = describeListAction(action);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      ...short,
      id: 'servers',
      header: 'Servers',
      cell: ({ servers }) => (servers === null ? 'All' : renderServers(servers)),
    },
    {
      ...short,
      id: 'lines',
      header: 'Lines decided',
      align: 'end',
      cell: ({ decided_lines: lines, last_decided_at: at }) => (
        <Stack space="none">
          <Text as="span" numeric>
            {formatInteger(lines)}
          </Text>
          <Text as="span" size="small" tone="muted">
            {at === null ? 'Never' : <Timestamp value={at} />}
          </Text>
        </Stack>
      ),
    },
    {
      ...short,
      id: 'change',
      header: 'Change',
      labelHidden: true,
      cell: (entry) => (
        <div className={css.buttons}>
          <Inline space="half">
            <Button size="compact" aria-label={`Edit ${entry.pattern}`} onClick={() => onEdit(entry)}>
              Edit
            </Button>
            <Button
              size="compact"
              variant="ghost"
              aria-label={`Remove ${entry.pattern}`}
              onClick={() => onRemove(entry)}
            >
              Remove
            </Button>
          </Inline>
        </div>
      ),
    },
  ];
}

/** The owner's words, phrases and links, with what each does and how many lines it decided. */
export function ListEntryTable({ entries, onEdit, onRemove }: ListEntryTableProps) {
  const columns = useMemo(() => createColumns({ onEdit, onRemove }), [onEdit, onRemove]);
  return (
    <DataTable
      caption="Words, phrases and links"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      loadingRows={3}
    />
  );
}
