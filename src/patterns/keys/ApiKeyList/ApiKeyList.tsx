import type { ReactNode } from 'react';
import type { ApiKey } from '~/contract/api.gen';
import { Badge, Button, Heading, Inline, Skeleton, Text, Timestamp } from '~/design-system';
import { IDLE_KEY_DAYS, isIdleKey } from '~/domain';
import { KeyStatusBadge } from '../KeyStatusBadge/KeyStatusBadge';
import * as css from './ApiKeyList.css';

export interface ApiKeyListProps {
  /** The keys, newest first; `null` while they are being fetched. */
  keys: readonly ApiKey[] | null;
  onEdit: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
  /**
   * Another list is being fetched; this one is shown until it arrives.
   * @default false
   */
  refreshing?: boolean;
  /** The present in milliseconds since 1970, from which the list computes how long a key has been unused. */
  now: number;
}

const SKELETON_ROWS = 3;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

type KeyRowProps = { apiKey: ApiKey } & Pick<ApiKeyListProps, 'onEdit' | 'onRevoke' | 'now'>;

function KeyRow({ apiKey, onEdit, onRevoke, now }: KeyRowProps) {
  const { name, description, key_prefix, scopes, is_active, created_at, last_used_at } = apiKey;
  return (
    <li className={css.row} data-state={is_active ? 'active' : 'revoked'}>
      <div className={css.identity}>
        <Inline space="xsmall">
          <Heading level={2} size="item">
            <bdi>{name}</bdi>
          </Heading>
          <KeyStatusBadge active={is_active} />
          {isIdleKey(apiKey, now) ? <Badge tone="caution">Unused for {IDLE_KEY_DAYS} days</Badge> : null}
        </Inline>
        {description ? (
          <Text tone="muted" dir="auto">
            {description}
          </Text>
        ) : null}
        {scopes.length > 0 ? (
          <Text size="small" tone="muted">
            Scopes: {scopes.join(', ')}
          </Text>
        ) : null}
      </div>
      <dl className={css.facts}>
        <Fact name="Key">
          <Text as="span" font="mono" size="small">
            {key_prefix}…
          </Text>
        </Fact>
        <Fact name="Created">
          <Timestamp value={created_at} format="date" />
        </Fact>
        <Fact name="Last used">{last_used_at === null ? 'Never' : <Timestamp value={last_used_at} />}</Fact>
      </dl>
      {/* Present on revoked keys too, so that the columns of all rows line up. */}
      <div className={css.actions}>
        {is_active ? (
          <>
            <Button size="compact" aria-label={`Edit ${name}`} onClick={() => onEdit(apiKey)}>
              Edit
            </Button>
            <Button
              size="compact"
              variant="danger"
              aria-label={`Revoke ${name}`}
              onClick={() => onRevoke(apiKey)}
            >
              Revoke
            </Button>
          </>
        ) : null}
      </div>
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

/** The account's keys with the actions for each. A revoked key can't be changed. */
export function ApiKeyList({ keys, refreshing = false, ...rest }: ApiKeyListProps) {
  return (
    <ul className={css.list} aria-label="API keys" aria-busy={keys === null || refreshing || undefined}>
      {keys === null
        ? Array.from({ length: SKELETON_ROWS }, (_, row) => <SkeletonRow key={row} />)
        : keys.map((key) => <KeyRow key={key.id} apiKey={key} {...rest} />)}
    </ul>
  );
}
