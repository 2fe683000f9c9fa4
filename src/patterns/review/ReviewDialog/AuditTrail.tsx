import type { ReviewDetails } from '~/contract/api.gen';
import { Stack, Text, formatRelative } from '~/design-system';
import { formatAbsolute } from '~/domain';
import * as css from './ReviewDialog.css';
import { Section } from './ReviewFacts';

export interface AuditTrailProps {
  events: NonNullable<ReviewDetails['audit']>;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
}

/** The item's history: actor, event and time, oldest first. */
export function AuditTrail({ events, now }: AuditTrailProps) {
  if (events.length === 0) return null;
  return (
    <Section title="History of this item">
      <ol className={css.trail}>
        {events.map(({ at, event, by, comments }, index) => (
          <Stack as="li" space="none" key={`${at}-${index}`}>
            <Text as="span">
              {event}
              {by ? ` by ${by}` : ''}
            </Text>
            <Text as="span" size="small" tone="muted">
              <time dateTime={at} title={formatAbsolute(at)}>
                {formatRelative(at, now)}
              </time>
            </Text>
            {comments ? (
              <Text as="span" tone="muted" dir="auto" preserve>
                “{comments}”
              </Text>
            ) : null}
          </Stack>
        ))}
      </ol>
    </Section>
  );
}
