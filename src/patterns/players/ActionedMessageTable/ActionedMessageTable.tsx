import type { LogEntry } from '~/contract/api.gen';
import {
  Button,
  DataTable,
  EmptyState,
  RotateCcwIcon,
  ScrollTextIcon,
  Stack,
  Text,
  Timestamp,
  type DataTableColumn,
} from '~/design-system';
import { toActionNoun, revealOverrides } from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { GameDelivery } from '../../verdict/GameDelivery/GameDelivery';

export interface ActionedMessageTableProps {
  /** The messages, newest first; null while they are fetched. */
  messages: readonly LogEntry[] | null;
  /** Why the messages could not be loaded. */
  error?: string | undefined;
  /** Called by the Retry button below the error. */
  onRetry?: () => void;
  /** Begins an undo, which the owner confirms in another dialog. */
  onUndo: (message: LogEntry) => void;
}

const createColumns = (onUndo: ActionedMessageTableProps['onUndo']): readonly DataTableColumn<LogEntry>[] => [
  { id: 'at', header: 'Time', width: 'shrink', cell: ({ timestamp }) => <Timestamp value={timestamp} /> },
  {
    id: 'message',
    header: 'Message',
    rowHeader: true,
    width: 'grow',
    cell: ({ message }) => (
      <Text as="span" font="mono" size="small" dir="auto">
        {revealOverrides(message)}
      </Text>
    ),
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ final_action: action, delivery }) => (
      <Stack space="half" align="start">
        <ActionBadge action={action} />
        {delivery ? <GameDelivery delivery={delivery} /> : null}
      </Stack>
    ),
  },
  {
    id: 'undo',
    header: 'Undo',
    labelHidden: true,
    width: 'shrink',
    align: 'end',
    cell: (message) =>
      message.final_action === 'none' ? null : (
        <Button
          size="compact"
          icon={RotateCcwIcon}
          aria-label={`Undo the ${toActionNoun(message.final_action)}: ${revealOverrides(message.message)}`}
          onClick={() => onUndo(message)}
        >
          Undo
        </Button>
      ),
  },
];

/** One player's messages that led to an action, each with a button that undoes the action. */
export function ActionedMessageTable({ messages, error, onRetry, onUndo }: ActionedMessageTableProps) {
  return (
    <DataTable
      caption="Messages with an action"
      columns={createColumns(onUndo)}
      rows={messages}
      rowKey={({ id }) => id}
      loadingRows={3}
      error={error}
      onRetry={onRetry}
      empty={
        <EmptyState title="No actions" icon={ScrollTextIcon} level={3}>
          No message of this player has led to an action.
        </EmptyState>
      }
    />
  );
}
