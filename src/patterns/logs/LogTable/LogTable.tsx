import { useMemo, type Ref } from 'react';
import type { LogEntry } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import {
  DataTable,
  formatRelative,
  Inline,
  Skeleton,
  Stack,
  Text,
  type DataTableCards,
  type DataTableColumn,
  type DataTableHandle,
} from '~/design-system';
import { formatAbsolute, formatMilliseconds, revealOverrides } from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { ConfidenceBadge } from '../../verdict/ConfidenceBadge/ConfidenceBadge';
import { PlayerCell } from '../../verdict/PlayerCell/PlayerCell';
import * as css from './LogTable.css';

export interface LogTableProps {
  /** The rows, newest first; `null` while the first page is fetched. */
  logs: readonly LogEntry[] | null;
  /** Number of log entries that match the filter; `logs` is one page of them. */
  total: number | 'unknown';
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /** Opens the details of a row. */
  onOpen: (id: string) => void;
  /** Id of the row whose details are open. */
  openId?: string | null;
  /**
   * Another page is being fetched; the rows stay until it arrives.
   * @default false
   */
  refreshing?: boolean;
  /** Gives the parent the table's methods, with which it moves the focus to a row. */
  ref?: Ref<DataTableHandle>;
}

interface LogFormat {
  columns: readonly DataTableColumn<LogEntry>[];
  cards: DataTableCards<LogEntry>;
}

function describeLogs(now: number, onOpen: (id: string) => void): LogFormat {
  const time = ({ timestamp }: LogEntry) => (
    <time className={css.time} dateTime={timestamp} title={formatAbsolute(timestamp)}>
      {formatRelative(timestamp, now)}
    </time>
  );
  const player = ({ player_name, player_uuid }: LogEntry) => (
    <PlayerCell name={player_name} uuid={player_uuid} inline />
  );
  const message = ({ id, timestamp, message: text }: LogEntry, className: string) => (
    <a
      href={`${appPaths.logs}?log=${id}`}
      className={className}
      title={`Show details, sent ${formatAbsolute(timestamp)}`}
      onClick={(event) => {
        // With a key held the browser opens the address itself, in another tab for example.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <bdi>{revealOverrides(text)}</bdi>
    </a>
  );
  const action = ({ final_action }: LogEntry) => <ActionBadge action={final_action} />;
  const confidence = ({ ai_confidence }: LogEntry) => <ConfidenceBadge confidence={ai_confidence} />;
  const short = { width: 'shrink', placeholder: <Skeleton width="short" /> } as const;
  return {
    columns: [
      { ...short, id: 'time', header: 'Time', cell: time },
      {
        ...short,
        id: 'player',
        header: 'Player',
        rowHeader: true,
        width: 'auto',
        cell: (log) => <span className={css.player}>{player(log)}</span>,
      },
      { id: 'message', header: 'Message', width: 'grow', cell: (log) => message(log, css.message) },
      { ...short, id: 'action', header: 'Action', cell: action },
      { ...short, id: 'confidence', header: 'Confidence', align: 'end', cell: confidence },
      {
        ...short,
        id: 'response',
        header: 'Response Time',
        align: 'end',
        cell: ({ processing_time_ms }) => (
          <Text as="span" tone="muted" numeric>
            {formatMilliseconds(processing_time_ms)}
          </Text>
        ),
      },
    ],
    cards: {
      columns: 2,
      loadingCards: 6,
      placeholder: (
        <Stack space="xsmall">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="third" />
        </Stack>
      ),
      card: (log) => (
        <div className={css.card}>
          <Inline justify="between" wrap={false}>
            {player(log)}
            {time(log)}
          </Inline>
          {message(log, css.cardMessage)}
          <Inline space="small">
            {action(log)}
            {confidence(log)}
            <Text as="span" size="small" tone="muted" numeric>
              {formatMilliseconds(log.processing_time_ms)}
            </Text>
          </Inline>
        </div>
      ),
    },
  };
}

/**
 * One row for each moderated message; cards where the columns don't fit. A press on a row opens the message's details;
 * the keyboard opens them with the message's text, which is a link to them.
 */
export function LogTable({ logs, now, onOpen, openId = null, ...rest }: LogTableProps) {
  const { columns, cards } = useMemo(() => describeLogs(now, onOpen), [now, onOpen]);
  return (
    <DataTable
      caption="Moderation logs"
      columns={columns}
      narrow={cards}
      rows={logs}
      rowKey={({ id }) => id}
      selectedKey={openId}
      opens
      loadingRows={12}
      stickyHeader
      {...rest}
    />
  );
}
