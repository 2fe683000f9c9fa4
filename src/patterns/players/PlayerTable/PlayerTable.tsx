import { useMemo, type Ref } from 'react';
import type { Player } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import {
  DataTable,
  Link,
  Skeleton,
  Stack,
  Text,
  formatRelative,
  type DataTableColumn,
  type DataTableHandle,
} from '~/design-system';
import { formatAbsolute, formatInteger, formatPercent, shortenUuid } from '~/domain';

export interface PlayerTableProps {
  /** One page of players, in the order shown; null while the first page is fetched. */
  players: readonly Player[] | null;
  /** Number of all players that match. 0 or more. */
  total: number;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /**
   * Another page is being fetched; the rows stay until it arrives.
   * @default false
   */
  refreshing?: boolean;
  /** Gives the parent the table's methods. */
  ref?: Ref<DataTableHandle>;
}

type CountName = 'warnings_count' | 'mutes_count' | 'kicks_count' | 'bans_count';

function count(value: number) {
  return (
    <Text as="span" numeric {...(value === 0 && { tone: 'muted' })}>
      {formatInteger(value)}
    </Text>
  );
}

const short = { width: 'shrink', placeholder: <Skeleton width="short" /> } as const;

const actions = (name: CountName, header: string): DataTableColumn<Player> => ({
  ...short,
  id: name,
  header,
  align: 'end',
  cell: (player) => count(player[name]),
});

const describePlayers = (now: number): readonly DataTableColumn<Player>[] => [
  {
    id: 'player',
    header: 'Player',
    rowHeader: true,
    width: 'grow',
    cell: ({ player_name, player_uuid }) => (
      <Stack space="none" as="span">
        <Link href={`${appPaths.players}/${encodeURIComponent(player_uuid)}`}>
          <bdi>{player_name}</bdi>
        </Link>
        <Text as="span" font="mono" size="caption" tone="muted" title={player_uuid}>
          {shortenUuid(player_uuid)}
        </Text>
      </Stack>
    ),
  },
  {
    ...short,
    id: 'messages',
    header: 'Messages',
    align: 'end',
    cell: ({ total_messages: messages }) => count(messages),
  },
  {
    ...short,
    id: 'violations',
    header: 'Violations',
    align: 'end',
    cell: ({ violations, total_messages: messages }) => (
      <Stack space="none" as="span">
        {count(violations)}
        {violations === 0 ? null : (
          <Text as="span" size="caption" tone="muted" numeric>
            {formatPercent((violations / Math.max(messages, violations)) * 100)}
          </Text>
        )}
      </Stack>
    ),
  },
  actions('warnings_count', 'Warnings'),
  actions('mutes_count', 'Mutes'),
  actions('kicks_count', 'Kicks'),
  actions('bans_count', 'Bans'),
  {
    ...short,
    id: 'last-seen',
    header: 'Last message',
    cell: ({ last_seen: at }) => (
      <Text as="span" tone="muted">
        <time dateTime={at} title={formatAbsolute(at)}>
          {formatRelative(at, now)}
        </time>
      </Text>
    ),
  },
];

/** Players with what each wrote and what was done about it since the first message. A press on a row opens the player. */
export function PlayerTable({ players, now, ...rest }: PlayerTableProps) {
  const columns = useMemo(() => describePlayers(now), [now]);
  return (
    <DataTable
      caption="Players"
      columns={columns}
      rows={players}
      rowKey={({ player_uuid: uuid }) => uuid}
      opens
      loadingRows={12}
      stickyHeader
      {...rest}
    />
  );
}
