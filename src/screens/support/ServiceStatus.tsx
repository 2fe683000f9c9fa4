import type { ServiceHealth } from '~/contract/api.gen';
import {
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  Timestamp,
} from '~/design-system';
import { humanize, type Labelled, type Loadable } from '~/domain';

const STATES: Readonly<Record<string, Labelled>> = {
  operational: { tone: 'positive', label: 'All systems operational' },
  degraded: { tone: 'caution', label: 'Some systems are slower than usual' },
  down: { tone: 'critical', label: 'Some systems are down' },
};
const UNKNOWN: Labelled = { tone: 'neutral', label: 'Status unknown' };

const PART_TONES: Readonly<Record<string, Labelled['tone']>> = {
  operational: 'positive',
  degraded: 'caution',
  down: 'critical',
};

/** The whole service in one sentence; a state nobody has met yet is not called good. */
export function describeHealth(health: Loadable<ServiceHealth>): Labelled {
  if (health.state !== 'ready' || health.stale) return UNKNOWN;
  return STATES[health.data.status] ?? UNKNOWN;
}

export interface ServiceStatusProps {
  health: Loadable<ServiceHealth>;
  onRetry: () => void;
  /** The public status page. */
  statusPageUrl: string;
}

/** Whether the service works at this moment, as it says itself. */
export function ServiceStatus({ health, onRetry, statusPageUrl }: ServiceStatusProps) {
  const { tone, label } = describeHealth(health);
  return (
    <Card as="section" aria-labelledby="service-status" aria-busy={health.state === 'loading'}>
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="section" id="service-status">
            Service status
          </Heading>
          <Link href={statusPageUrl} newTab>
            Status page
          </Link>
        </Inline>
        {health.state === 'loading' ? (
          <Skeleton width="half" />
        ) : (
          <Inline space="small" role="status">
            <Badge tone={tone}>{label}</Badge>
            {health.state === 'ready' && health.data.checked_at ? (
              <Text as="span" size="small" tone="muted">
                Checked <Timestamp value={health.data.checked_at} />
              </Text>
            ) : null}
          </Inline>
        )}
        {health.state === 'failed' || (health.state === 'ready' && health.stale) ? (
          <Inline space="small">
            <Text tone="muted">The service did not say how it is. Your chat may still be moderated.</Text>
            <Button size="compact" onClick={onRetry}>
              Retry
            </Button>
          </Inline>
        ) : null}
        {health.state === 'ready' && !health.stale ? (
          <Stack as="ul" space="xsmall">
            {health.data.components.map(({ name, status, detail }) => (
              <Inline as="li" key={name} space="small">
                <Badge tone={PART_TONES[status] ?? 'neutral'}>{humanize(status)}</Badge>
                <Text as="span" weight="medium">
                  {name}
                </Text>
                {detail ? (
                  <Text as="span" tone="muted">
                    {detail}
                  </Text>
                ) : null}
              </Inline>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
