import { memo, useImperativeHandle, useRef, type Ref } from 'react';
import type { LogEntry } from '~/contract/api.gen';
import {
  media,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  formatRelative,
} from '~/design-system';
import { formatAbsolute, formatMilliseconds } from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { ConfidenceBadge } from '../../verdict/ConfidenceBadge/ConfidenceBadge';
import { PlayerCell } from '../../verdict/PlayerCell/PlayerCell';
import { useIsNarrow } from '../../review/ReviewTable/useIsNarrow';
import { LogCards } from './LogCards';
import * as css from './LogTable.css';

/** What a parent may ask of the table. */
export interface LogTableHandle {
  /** The button that opens a row, for the keyboard to go to. Null when the row is not in the table. */
  buttonOf: (id: string) => HTMLElement | null;
}

export interface LogTableProps {
  /** The rows, newest first; `null` while the first page is on its way. */
  logs: readonly LogEntry[] | null;
  /** Rows of the whole filter, of which these are a page. */
  total: number;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /** Opens the details of a row. */
  onOpen: (id: string) => void;
  /** Id of the row whose details are open. */
  openId?: string | null;
  /**
   * Another page is on its way; the rows stay until it arrives.
   * @default false
   */
  refreshing?: boolean;
  ref?: Ref<LogTableHandle>;
}

const COLUMNS = [
  { label: 'Time', width: 'shrink' },
  { label: 'Player', width: 'auto' },
  { label: 'Message', width: 'grow' },
  { label: 'Action', width: 'shrink' },
  { label: 'Confidence', width: 'shrink', align: 'end' },
  { label: 'Response Time', width: 'shrink', align: 'end' },
] as const;

/** Placeholder rows: as many as a page shows above the fold. */
const SKELETON_ROWS = 12;

/**
 * One row a moderated message (spec 2, logs); cards where it would not fit. A press on a row opens its details; its message
 * is the button that the keyboard uses.
 */
export function LogTable(props: LogTableProps) {
  const { logs, total, now, onOpen, openId = null, refreshing = false, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(media.belowWideTable);
  useImperativeHandle(ref, () => ({
    buttonOf: (id) =>
      root.current?.querySelector<HTMLElement>(`[data-log="${CSS.escape(id)}"] button`) ?? null,
  }));
  if (isNarrow) {
    return (
      <div ref={root}>
        <LogCards {...props} />
      </div>
    );
  }
  return (
    <div ref={root}>
      <Table
        caption="Moderation logs"
        stickyHeader
        aria-busy={logs === null || refreshing}
        aria-rowcount={total + 1}
      >
        <TableHead>
          {COLUMNS.map(({ label, width, ...rest }) => (
            <TableColumn key={label} width={width} align={'align' in rest ? rest.align : 'start'}>
              {label}
            </TableColumn>
          ))}
        </TableHead>
        <TableBody>
          {logs === null
            ? Array.from({ length: SKELETON_ROWS }, (_, row) => <SkeletonRow key={row} />)
            : logs.map((log) => (
                <LogRow key={log.id} log={log} now={now} onOpen={onOpen} selected={log.id === openId} />
              ))}
        </TableBody>
      </Table>
    </div>
  );
}

export interface LogRowProps {
  log: LogEntry;
  now: number;
  onOpen: (id: string) => void;
  selected: boolean;
}

const LogRow = memo(function LogRow({ log, now, onOpen, selected }: LogRowProps) {
  return (
    <TableRow selected={selected} opens data-log={log.id}>
      <TableCell>
        <time className={css.time} dateTime={log.timestamp} title={formatAbsolute(log.timestamp)}>
          {formatRelative(log.timestamp, now)}
        </time>
      </TableCell>
      <TableCell>
        <span className={css.player}>
          <PlayerCell name={log.player_name} uuid={log.player_uuid} inline />
        </span>
      </TableCell>
      <TableCell>
        <button
          type="button"
          className={css.message}
          title={`Show details, sent ${formatAbsolute(log.timestamp)}`}
          onClick={() => onOpen(log.id)}
        >
          <bdi>{log.message}</bdi>
        </button>
      </TableCell>
      <TableCell>
        <ActionBadge action={log.final_action} />
      </TableCell>
      <TableCell align="end">
        <ConfidenceBadge confidence={log.ai_confidence} />
      </TableCell>
      <TableCell align="end">
        <Text as="span" tone="muted" numeric>
          {formatMilliseconds(log.processing_time_ms)}
        </Text>
      </TableCell>
    </TableRow>
  );
});

function SkeletonRow() {
  return (
    <TableRow>
      {COLUMNS.map(({ label }) => (
        <TableCell key={label}>
          <Skeleton width={label === 'Message' ? 'most' : 'short'} />
        </TableCell>
      ))}
    </TableRow>
  );
}
