import { useMemo, type Ref } from 'react';
import type { Player, PlayerSort, SortOrder } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { playerSortValues } from '~/contract/enums.gen';
import {
  DataTable,
  DataTableSortSelect,
  formatRelative,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  type DataTableCards,
  type DataTableColumn,
  type DataTableHandle,
  type DataTableSort,
} from '~/design-system';
import {
  formatAbsolute,
  formatCount,
  formatInteger,
  formatPercent,
  shortenUuid,
  revealOverrides,
} from '~/domain';

/** The order of players: by which part of their record, and from which end. */
export interface PlayerOrder {
  sort: PlayerSort;
  order: SortOrder;
}

export interface PlayerTableProps {
  /** One page of players, in the order shown; null while the first page is fetched. */
  players: readonly Player[] | null;
  /** Number of all players that match. 0 or more. */
  total: number;
  /** The order of all players that match. */
  sort: PlayerOrder;
  /** Called with the wanted order. */
  onSortChange: (sort: PlayerOrder) => void;
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

const ACTIONS = [
  ['warnings', 'Warnings', 'warning', 'warnings_count'],
  ['mutes', 'Mutes', 'mute', 'mutes_count'],
  ['kicks', 'Kicks', 'kick', 'kicks_count'],
  ['bans', 'Bans', 'ban', 'bans_count'],
] as const satisfies readonly (readonly [
  id: PlayerSort,
  header: string,
  noun: string,
  count: keyof Player,
])[];

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

const renderName = ({ player_name: text, player_uuid: uuid }: Player) => (
  <Text as="span">
    <Link href={`${appPaths.players}/${encodeURIComponent(uuid)}`}>
      <bdi>{revealOverrides(text)}</bdi>
    </Link>
  </Text>
);

const renderShortUuid = ({ player_uuid: uuid }: Player) => (
  <Text as="span" font="mono" size="caption" tone="muted" title={uuid}>
    {shortenUuid(uuid)}
  </Text>
);

const count = (value: number) => (
  <Text as="span" numeric {...(value === 0 && { tone: 'muted' })}>
    {formatInteger(value)}
  </Text>
);

/** The violations' share of the player's messages. `0%` would look like none. */
function formatViolationShare({ violations, total_messages: messages }: Player): string {
  const percent = (violations / Math.max(messages, violations)) * 100;
  return percent < 0.1 ? 'under 0.1%' : formatPercent(percent);
}

function describeViolations(player: Player): string {
  const { violations } = player;
  if (violations === 0) return 'no violations';
  return `${formatCount(violations, 'violation')} (${formatViolationShare(player)})`;
}

const listActions = (player: Player): string =>
  ACTIONS.flatMap(([, , noun, counted]) =>
    player[counted] === 0 ? [] : [formatCount(player[counted], noun)],
  ).join(', ');

/** A column whose id is the part of the record that the API sorts by. */
interface PlayerColumn extends DataTableColumn<Player> {
  id: PlayerSort;
}

interface PlayerFormat {
  columns: readonly PlayerColumn[];
  cards: DataTableCards<Player>;
}

function describePlayers(now: number): PlayerFormat {
  const lastMessage = ({ last_seen: at }: Player) => (
    <Text as="span" tone="muted">
      <time dateTime={at} title={formatAbsolute(at)}>
        {formatRelative(at, now)}
      </time>
    </Text>
  );
  const short = { placeholder: <Skeleton width="short" />, align: 'end', firstSort: 'descending' } as const;
  return {
    columns: [
      {
        id: 'name',
        header: 'Player',
        firstSort: 'ascending',
        rowHeader: true,
        cell: (player) => (
          <Stack space="none" as="span">
            {renderName(player)}
            {renderShortUuid(player)}
          </Stack>
        ),
      },
      { ...short, id: 'messages', header: 'Messages', cell: (player) => count(player.total_messages) },
      {
        ...short,
        id: 'violations',
        header: 'Violations',
        cell: (player) => (
          <Stack space="none" as="span">
            {count(player.violations)}
            {player.violations === 0 ? null : (
              <Text as="span" size="caption" tone="muted" numeric>
                {formatViolationShare(player)}
              </Text>
            )}
          </Stack>
        ),
      },
      ...ACTIONS.map(([id, header, , counted]) => ({
        ...short,
        id,
        header,
        cell: (player: Player) => count(player[counted]),
      })),
      { ...short, id: 'last_seen', header: 'Last message', cell: lastMessage },
    ],
    cards: {
      columns: 2,
      loadingCards: 6,
      placeholder: (
        <Stack space="xsmall">
          <Skeleton width="half" />
          <Skeleton width="third" />
        </Stack>
      ),
      card: (player) => (
        <Stack space="half">
          <Inline justify="between" align="baseline">
            {renderName(player)}
            {lastMessage(player)}
          </Inline>
          {renderShortUuid(player)}
          <Text size="small" numeric>
            {formatCount(player.total_messages, 'message')}, {describeViolations(player)}
          </Text>
          <Text size="small" tone="muted" numeric>
            {listActions(player) || 'No actions'}
          </Text>
        </Stack>
      ),
    },
  };
}

/** Players with the counts of their messages, violations and actions. A press on a row opens the player. */
export function PlayerTable({ players, sort, onSortChange, now, ...rest }: PlayerTableProps) {
  const { columns, cards } = useMemo(() => describePlayers(now), [now]);
  const sorting = {
    columns,
    sort: { columnId: sort.sort, direction: DIRECTIONS[sort.order] },
    onSortChange: ({ columnId, direction }: DataTableSort) =>
      onSortChange({
        sort: playerSortValues.find((value) => value === columnId) ?? sort.sort,
        order: direction === 'ascending' ? 'asc' : 'desc',
      }),
  };
  return (
    <DataTable
      caption="Players"
      {...sorting}
      sortSelect={<DataTableSortSelect {...sorting} />}
      narrow={cards}
      rows={players}
      rowKey={({ player_uuid: uuid }) => uuid}
      opens
      loadingRows={12}
      stickyHeader
      {...rest}
    />
  );
}
