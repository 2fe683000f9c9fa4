import { useMemo } from 'react';
import type { GameServer } from '~/contract/api.gen';
import {
  Badge,
  Button,
  DataTable,
  Inline,
  NoValue,
  Skeleton,
  Stack,
  Text,
  Timestamp,
  type DataTableColumn,
} from '~/design-system';
import { describeOwnSettings, formatInteger, formatLag, getServerName } from '~/domain';

export interface ServerTableProps {
  /** The servers, the last heard first; `null` while they are being fetched. */
  servers: readonly GameServer[] | null;
  /** Opens the settings of a server. */
  onOpen: (id: string) => void;
  /** Id of the server whose settings are open. */
  openId?: string | null;
}

function OwnSettings({ settings }: Pick<GameServer, 'settings'>) {
  const own = describeOwnSettings(settings);
  return own.length === 0 ? null : (
    <Inline space="half">
      {own.map((setting) => (
        <Badge key={setting} tone="accent">
          {setting}
        </Badge>
      ))}
    </Inline>
  );
}

function createColumns(onOpen: (id: string) => void): readonly DataTableColumn<GameServer>[] {
  const short = { width: 'shrink', placeholder: <Skeleton width="short" /> } as const;
  return [
    {
      id: 'server',
      header: 'Server',
      width: 'grow',
      rowHeader: true,
      cell: (server) => (
        <Stack space="half">
          <Text as="span" weight="medium">
            <bdi>{getServerName(server)}</bdi>
          </Text>
          {server.display_name === null ? null : (
            <Text as="span" size="small" tone="muted" font="mono">
              <bdi>{server.name}</bdi>
            </Text>
          )}
          <OwnSettings settings={server.settings} />
        </Stack>
      ),
    },
    {
      ...short,
      id: 'message',
      header: 'Last message',
      cell: ({ last_message_at: at }) => (at === null ? 'None yet' : <Timestamp value={at} />),
    },
    {
      ...short,
      id: 'link',
      header: 'Link',
      cell: ({ link_version: version, last_poll_at: at, dry_run: dryRun }) =>
        version === null && at === null ? (
          <NoValue label="No link" />
        ) : (
          <Stack space="none">
            <Text as="span" numeric>
              {version ?? 'Another program'}
            </Text>
            {at === null ? null : (
              <Text as="span" size="small" tone="muted">
                asked <Timestamp value={at} />
              </Text>
            )}
            {dryRun ? <Badge tone="caution">Dry run</Badge> : null}
          </Stack>
        ),
    },
    {
      ...short,
      id: 'lag',
      header: 'Lag',
      align: 'end',
      cell: ({ lag_seconds: lag }) =>
        lag === null ? (
          <NoValue label="Unknown" />
        ) : (
          <Text as="span" numeric>
            {formatLag(lag)}
          </Text>
        ),
    },
    {
      ...short,
      id: 'waiting',
      header: 'Decisions waiting',
      align: 'end',
      cell: ({ decisions_waiting: waiting }) =>
        waiting > 0 ? <Badge tone="serious">{formatInteger(waiting)}</Badge> : formatInteger(waiting),
    },
    {
      ...short,
      id: 'settings',
      header: 'Settings',
      labelHidden: true,
      cell: (server) => (
        <Button
          size="compact"
          aria-label={`Settings of ${getServerName(server)}`}
          onClick={() => onOpen(server.id)}
        >
          Settings
        </Button>
      ),
    },
  ];
}

/** The game servers of the account: what was heard of each, and what it does differently from the account. */
export function ServerTable({ servers, onOpen, openId = null }: ServerTableProps) {
  const columns = useMemo(() => createColumns(onOpen), [onOpen]);
  return (
    <DataTable
      caption="Game servers"
      columns={columns}
      rows={servers}
      rowKey={({ id }) => id}
      selectedKey={openId}
      loadingRows={3}
      opens
    />
  );
}
