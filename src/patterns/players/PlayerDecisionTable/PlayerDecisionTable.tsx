import type { GameDecision } from '~/contract/api.gen';
import {
  DataTable,
  EmptyState,
  GavelIcon,
  Stack,
  Text,
  Timestamp,
  type DataTableColumn,
} from '~/design-system';
import { formatGameDecider, describeGameDecision } from '~/domain';
import { GameDelivery } from '../../verdict/GameDelivery/GameDelivery';

export interface PlayerDecisionTableProps {
  /** The decisions, newest first; null while they are fetched. */
  decisions: readonly GameDecision[] | null;
}

const COLUMNS: readonly DataTableColumn<GameDecision>[] = [
  { id: 'at', header: 'Time', width: 'shrink', cell: ({ created_at: at }) => <Timestamp value={at} /> },
  {
    id: 'what',
    header: 'Decision',
    rowHeader: true,
    width: 'grow',
    cell: (decision) => (
      <Stack space="none">
        <Text as="span">{describeGameDecision(decision)}</Text>
        {decision.reason === '' ? null : (
          <Text as="span" size="small" tone="muted" dir="auto">
            {decision.reason}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'by', header: 'By', width: 'shrink', cell: ({ kind }) => formatGameDecider(kind) },
  {
    id: 'game',
    header: 'In the game',
    cell: ({ delivery }) => (delivery ? <GameDelivery delivery={delivery} /> : null),
  },
];

/** What reviewers and the owner decided about one player, and what became of it in the game. */
export function PlayerDecisionTable({ decisions }: PlayerDecisionTableProps) {
  return (
    <DataTable
      caption="Decisions about this player"
      columns={COLUMNS}
      rows={decisions}
      rowKey={({ id }) => id}
      loadingRows={3}
      empty={
        <EmptyState title="No decisions yet" icon={GavelIcon} level={3}>
          What a reviewer or you decide about this player is listed here.
        </EmptyState>
      }
    />
  );
}
