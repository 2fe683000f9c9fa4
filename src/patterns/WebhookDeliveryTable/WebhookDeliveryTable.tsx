import type { WebhookDelivery } from '~/contract/api.gen';
import {
  Badge,
  DataTable,
  EmptyState,
  SendIcon,
  Stack,
  Text,
  Timestamp,
  type DataTableColumn,
} from '~/design-system';
import { describeDelivery, formatInteger, formatMilliseconds, webhookEventLabel } from '~/domain';

export interface WebhookDeliveryTableProps {
  /** The deliveries, newest first; `undefined` while they are on their way. */
  deliveries: readonly WebhookDelivery[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  /** Called by the Retry button below the error. */
  onRetry?: () => void;
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { tone, label } = describeDelivery(delivery.status);
  return (
    <Stack space="half" align="start">
      <Badge tone={tone}>{label}</Badge>
      {delivery.fault === null ? null : (
        <Text as="span" size="small" tone="muted">
          {delivery.fault}
        </Text>
      )}
      {delivery.next_attempt_at === null ? null : (
        <Text as="span" size="small" tone="muted">
          Next try <Timestamp value={delivery.next_attempt_at} />
        </Text>
      )}
    </Stack>
  );
}

const COLUMNS: readonly DataTableColumn<WebhookDelivery>[] = [
  {
    id: 'event',
    header: 'Event',
    rowHeader: true,
    cell: ({ event }) => webhookEventLabel(event),
  },
  {
    id: 'outcome',
    header: 'Outcome',
    width: 'grow',
    cell: (delivery) => <Outcome delivery={delivery} />,
  },
  {
    id: 'status',
    header: 'Answer',
    align: 'end',
    width: 'shrink',
    cell: ({ response_status }) => response_status ?? 'None',
  },
  {
    id: 'duration',
    header: 'Took',
    align: 'end',
    cell: ({ duration_ms }) => formatMilliseconds(duration_ms),
  },
  {
    id: 'attempts',
    header: 'Tries',
    align: 'end',
    width: 'shrink',
    cell: ({ attempts }) => formatInteger(attempts),
  },
  {
    id: 'at',
    header: 'Last try',
    width: 'shrink',
    cell: ({ attempted_at }) => <Timestamp value={attempted_at} />,
  },
];

/** How the last events of one webhook went, each with its tries and what comes next. */
export function WebhookDeliveryTable({ deliveries, error, onRetry }: WebhookDeliveryTableProps) {
  return (
    <DataTable
      caption="Deliveries"
      columns={COLUMNS}
      rows={deliveries}
      rowKey={({ id }) => id}
      isLoading={deliveries === undefined && error === undefined}
      loadingRows={3}
      error={error}
      {...(onRetry && { onRetry })}
      empty={
        <EmptyState title="Nothing sent yet" icon={SendIcon} level={3}>
          Deliveries of the last 30 days are listed here. Send a test event to see one.
        </EmptyState>
      }
    />
  );
}
