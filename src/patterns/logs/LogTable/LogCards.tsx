import { memo } from 'react';
import { Inline, rowPressProps, Skeleton, Stack, Text, formatRelative } from '~/design-system';
import { formatAbsolute, formatMilliseconds } from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { ConfidenceBadge } from '../../verdict/ConfidenceBadge/ConfidenceBadge';
import { PlayerCell } from '../../verdict/PlayerCell/PlayerCell';
import * as css from './LogTable.css';
import type { LogRowProps, LogTableProps } from './LogTable';

const SKELETON_CARDS = 6;

/** The same facts as the table's rows, below one another. */
export function LogCards({ logs, now, onOpen, openId = null, refreshing = false }: LogTableProps) {
  return (
    <ul className={css.cards} aria-label="Moderation logs" aria-busy={logs === null || refreshing}>
      {logs === null
        ? Array.from({ length: SKELETON_CARDS }, (_, card) => (
            <li key={card} className={css.card}>
              <Stack space="xsmall">
                <Skeleton width="half" />
                <Skeleton />
                <Skeleton width="third" />
              </Stack>
            </li>
          ))
        : logs.map((log) => (
            <LogCard key={log.id} log={log} now={now} onOpen={onOpen} selected={log.id === openId} />
          ))}
    </ul>
  );
}

const LogCard = memo(function LogCard({ log, now, onOpen, selected }: LogRowProps) {
  return (
    <li
      className={css.card}
      data-state={selected ? 'selected' : undefined}
      data-log={log.id}
      {...rowPressProps}
    >
      <Inline justify="between" wrap={false}>
        <PlayerCell name={log.player_name} uuid={log.player_uuid} inline />
        <time className={css.time} dateTime={log.timestamp} title={formatAbsolute(log.timestamp)}>
          {formatRelative(log.timestamp, now)}
        </time>
      </Inline>
      <button
        type="button"
        className={css.cardMessage}
        title={`Show details, sent ${formatAbsolute(log.timestamp)}`}
        onClick={() => onOpen(log.id)}
      >
        <bdi>{log.message}</bdi>
      </button>
      <Inline space="small">
        <ActionBadge action={log.final_action} />
        <ConfidenceBadge confidence={log.ai_confidence} />
        <Text as="span" size="small" tone="muted" numeric>
          {formatMilliseconds(log.processing_time_ms)}
        </Text>
      </Inline>
    </li>
  );
});
