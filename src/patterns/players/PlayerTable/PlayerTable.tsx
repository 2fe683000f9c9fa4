import { useMemo, type Ref } from 'react';
import type { Player } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import {
  DataTable,
  formatRelative,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  type DataTableCards,
  type DataTableColumn,
  type DataTableHandle,
} from '~/design-system';
import { formatAbsolute, formatCountOf, formatInteger, formatPercent, shortenUuid } from '~/domain';

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

const ACTIONS = [
  ['Warnings', 'warning', 'warnings_count'],
  ['Mutes', 'mute', 'mutes_count'],
  ['Kicks', 'kick', 'kicks_count'],
  ['Bans', 'ban', 'bans_count'],
] as const satisfies readonly (readonly [header: string, noun: string, count: keyof Player])[];

const name = ({ player_name: text, player_uuid: uuid }: Player) => (
  <Text as="span">
    <Link href={`${appPaths.players}/${encodeURIComponent(uuid)}`}>
      <bdi>{text}</bdi>
    </Link>
  </Text>
);

const shortUuid = ({ player_uuid: uuid }: Player) => (
  <Text as="span" font="mono" size="caption" tone="muted" title={uuid}>
    {shortenUuid(uuid)}
  </Text>
);

const count = (value: number) => (
  <Text as="span" numeric {...(value === 0 && { tone: 'muted' })}>
    {formatInteger(value)}
  </Text>
);

/** The violations among the player's messages; a share that would round to 0 would look like none. */
function formatViolationShare({ violations, total_messages: messages }: Player): string {
  const percent = (violations / Math.max(messages, violations)) * 100;
  return percent < 0.1 ? 'under 0.1%' : formatPercent(percent);
}

function describeViolations(player: Player): string {
  const { violations } = player;
  if (violations === 0) return 'no violations';
  return `${formatCountOf(violations, 'violation')} (${formatViolationShare(player)})`;
}

const listActions = (player: Player): string =>
  ACTIONS.flatMap(([, noun, counted]) =>
    player[counted] === 0 ? [] : [formatCountOf(player[counted], noun)],
  ).join(', ');

interface PlayerFormat {
  columns: readonly DataTableColumn<Player>[];
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
  const short = { placeholder: <Skeleton width="short" />, align: 'end' } as const;
  return {
    columns: [
      {
        id: 'player',
        header: 'Player',
        rowHeader: true,
        cell: (player) => (
          <Stack space="none" as="span">
            {name(player)}
            {shortUuid(player)}
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
      ...ACTIONS.map(([header, , counted]) => ({
        ...short,
        id: counted,
        header,
        cell: (player: Player) => count(player[counted]),
      })),
      { ...short, id: 'last-message', header: 'Last message', cell: lastMessage },
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
          {name(player)}
          <Inline justify="between">
            {shortUuid(player)}
            {lastMessage(player)}
          </Inline>
          <Text size="small" numeric>
            {formatCountOf(player.total_messages, 'message')}, {describeViolations(player)}
          </Text>
          <Text size="small" tone="muted" numeric>
            {listActions(player) || 'No actions'}
          </Text>
        </Stack>
      ),
    },
  };
}

/** Players with what each wrote and what was done about it since the first message. A press on a row opens the player. */
export function PlayerTable({ players, now, ...rest }: PlayerTableProps) {
  const { columns, cards } = useMemo(() => describePlayers(now), [now]);
  return (
    <DataTable
      caption="Players"
      columns={columns}
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
