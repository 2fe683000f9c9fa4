import type { ReviewDetails } from '~/contract/api.gen';
import { Stack, Text } from '~/design-system';
import { formatDecidingCredential, formatAbsolute } from '~/domain';
import * as css from './ReviewDialog.css';
import { GameDelivery } from '../../verdict/GameDelivery/GameDelivery';
import { Section } from './ReviewFacts';

type AuditEvent = NonNullable<ReviewDetails['audit']>[number];

export interface AuditTrailProps {
  events: readonly AuditEvent[];
}

function formatCredential(by: AuditEvent['by'], actor: AuditEvent['actor']): string {
  const credential = by && actor ? formatDecidingCredential({ reviewed_by: by, actor }) : null;
  return credential === null ? '' : ` · ${credential}`;
}

/** The item's history: actor, event and time, oldest first. */
export function AuditTrail({ events }: AuditTrailProps) {
  if (events.length === 0) return null;
  return (
    <Section title="History of this item">
      <ol className={css.trail}>
        {events.map(({ at, event, by, actor, comments, delivery }, index) => (
          <Stack as="li" space="none" key={`${at}-${index}`}>
            <Text as="span">
              {event}
              {by ? ` by ${by}` : ''}
            </Text>
            <Text as="span" size="small" tone="muted">
              <time dateTime={at}>{formatAbsolute(at)}</time>
              {formatCredential(by, actor)}
            </Text>
            {comments ? (
              <Text as="span" tone="muted" dir="auto" preserve>
                “{comments}”
              </Text>
            ) : null}
            {delivery ? <GameDelivery delivery={delivery} /> : null}
          </Stack>
        ))}
      </ol>
    </Section>
  );
}
