import type { WebhookDelivery } from '~/contract/api.gen';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  formatDateTime,
  NoValue,
  RotateCcwIcon,
  SendIcon,
  Stack,
  Text,
  Timestamp,
  useClock,
  type DataTableColumn,
} from '~/design-system';
import {
  canRetryDelivery,
  describeDelivery,
  formatInteger,
  formatMilliseconds,
  formatWebhookEvent,
} from '~/domain';

export interface WebhookDeliveryTableProps {
  /** The deliveries, newest first; `undefined` while they are fetched. */
  deliveries: readonly WebhookDelivery[] | undefined;
  /** Retries a delivery. Without it the table offers no retry. */
  onSendAgain?: ((delivery: WebhookDelivery) => void) | undefined;
  /**
   * Id of the delivery that is being retried. The other retry buttons are disabled meanwhile.
   * @default null
   */
  retryingId?: string | null;
}

interface OutcomeProps extends Pick<WebhookDeliveryTableProps, 'onSendAgain' | 'retryingId'> {
  delivery: WebhookDelivery;
}

function Outcome({ delivery, onSendAgain, retryingId = null }: OutcomeProps) {
  const { tone, label } = describeDelivery(delivery.status);
  const { timeZone } = useClock();
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
      {onSendAgain && canRetryDelivery(delivery) ? (
        <Button
          size="compact"
          icon={RotateCcwIcon}
          aria-label={`Retry now: ${formatWebhookEvent(delivery.event)}, ${formatDateTime(Date.parse(delivery.attempted_at), timeZone)}`}
          loading={retryingId === delivery.id}
          disabled={retryingId !== null && retryingId !== delivery.id}
          onClick={() => onSendAgain(delivery)}
        >
          Retry now
        </Button>
      ) : null}
    </Stack>
  );
}

const createColumns = (
  actions: Omit<OutcomeProps, 'delivery'>,
): readonly DataTableColumn<WebhookDelivery>[] => [
  {
    id: 'event',
    header: 'Event',
    rowHeader: true,
    cell: ({ event }) => formatWebhookEvent(event),
  },
  {
    id: 'outcome',
    header: 'Outcome',
    width: 'grow',
    cell: (delivery) => <Outcome delivery={delivery} {...actions} />,
  },
  {
    id: 'status',
    header: 'Answer',
    align: 'end',
    width: 'shrink',
    cell: ({ response_status }) => response_status ?? <NoValue label="No answer" />,
  },
  {
    id: 'duration',
    header: 'Took',
    align: 'end',
    width: 'shrink',
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

/** The last deliveries of one webhook with their outcomes and attempts. A button sends a failed one again. */
export function WebhookDeliveryTable({
  deliveries,
  onSendAgain,
  retryingId = null,
}: WebhookDeliveryTableProps) {
  return (
    <DataTable
      caption="Deliveries"
      columns={createColumns({ onSendAgain, retryingId })}
      rows={deliveries ?? null}
      rowKey={({ id }) => id}
      loadingRows={3}
      empty={
        <EmptyState title="Nothing sent in the last 30 days" icon={SendIcon} level={3}>
          Send a test event to see a delivery here.
        </EmptyState>
      }
    />
  );
}
