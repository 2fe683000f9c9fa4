import type { ReactNode } from 'react';
import type { Webhook } from '~/contract/api.gen';
import {
  Alert,
  Badge,
  Button,
  DropdownMenu,
  EllipsisIcon,
  Heading,
  IconButton,
  Inline,
  MenuItem,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  Skeleton,
  Text,
  TrashIcon,
} from '~/design-system';
import { describePause, describeWebhookState, formatWebhookEvent } from '~/domain';
import * as css from './WebhookList.css';

export interface WebhookListProps {
  /** The webhooks, newest first; `null` while they are being fetched. */
  webhooks: readonly Webhook[] | null;
  /**
   * Whether the plan has webhooks. Without, the owner can only view and delete them.
   * @default true
   */
  usable?: boolean;
  /** Id of the webhook to which a test event is being sent. */
  testingId?: string | null;
  /** Renders the result of a webhook's test below it. */
  renderTestResult?: (webhook: Webhook) => ReactNode;
  onTest: (webhook: Webhook) => void;
  onDeliveries: (webhook: Webhook) => void;
  onEdit: (webhook: Webhook) => void;
  /** Pauses an active webhook, resumes a paused one. */
  onToggle: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
}

const SKELETON_ROWS = 2;

type RowProps = { webhook: Webhook } & Omit<WebhookListProps, 'webhooks'>;

function RowMenu({ webhook, usable = true, onEdit, onToggle, onDelete }: RowProps) {
  return (
    <DropdownMenu
      trigger={<IconButton icon={EllipsisIcon} size="compact" outlined label={`More for ${webhook.url}`} />}
    >
      <MenuItem icon={PencilIcon} disabled={!usable} onSelect={() => onEdit(webhook)}>
        Edit
      </MenuItem>
      <MenuItem
        icon={webhook.enabled ? PauseIcon : PlayIcon}
        disabled={!usable}
        onSelect={() => onToggle(webhook)}
      >
        {webhook.enabled ? 'Pause' : 'Resume'}
      </MenuItem>
      <MenuItem icon={TrashIcon} tone="critical" onSelect={() => onDelete(webhook)}>
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}

function WebhookRow(props: RowProps) {
  const {
    webhook,
    usable = true,
    testingId = null,
    renderTestResult,
    onTest,
    onDeliveries,
    onToggle,
  } = props;
  const { url, description, events, enabled, id } = webhook;
  const { tone, label } = describeWebhookState(enabled);
  const outcome = renderTestResult?.(webhook);
  const pause = describePause(webhook);
  return (
    <li className={css.row} data-state={enabled ? 'active' : 'paused'}>
      <div className={css.identity}>
        <Inline space="xsmall">
          <Heading level={3} size="item">
            <bdi>{url}</bdi>
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        {description ? (
          <Text tone="muted" dir="auto">
            {description}
          </Text>
        ) : null}
        <Text size="small" tone="muted">
          {events.map(formatWebhookEvent).join(', ')}
        </Text>
      </div>
      <Inline space="xsmall">
        <Button
          size="compact"
          aria-label={`Send test to ${url}`}
          loading={testingId === id}
          disabled={!usable}
          onClick={() => onTest(webhook)}
        >
          Send test
        </Button>
        <Button size="compact" aria-label={`Deliveries to ${url}`} onClick={() => onDeliveries(webhook)}>
          Deliveries
        </Button>
        <RowMenu {...props} />
      </Inline>
      {pause === undefined ? null : (
        <div className={css.fullRow}>
          <Alert
            tone="caution"
            title="Paused by Torchward"
            action={
              <Button
                size="compact"
                icon={PlayIcon}
                aria-label={`Resume ${url}`}
                disabled={!usable}
                onClick={() => onToggle(webhook)}
              >
                Resume
              </Button>
            }
          >
            {pause}
          </Alert>
        </div>
      )}
      {outcome ? <div className={css.fullRow}>{outcome}</div> : null}
    </li>
  );
}

function SkeletonRow() {
  return (
    <li className={css.row}>
      <div className={css.identity}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
      <Skeleton width="most" />
    </li>
  );
}

/** The account's webhooks with the actions for each (Pro). */
export function WebhookList({ webhooks, ...rest }: WebhookListProps) {
  return (
    <ul aria-label="Webhooks" aria-busy={webhooks === null || undefined}>
      {webhooks === null
        ? Array.from({ length: SKELETON_ROWS }, (_, row) => <SkeletonRow key={row} />)
        : webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} {...rest} />)}
    </ul>
  );
}
