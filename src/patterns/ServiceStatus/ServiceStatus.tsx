import type { ServiceHealth } from '~/contract/api.gen';
import { Badge, Inline, Link, Text } from '~/design-system';
import { describeService, type Loadable } from '~/domain';

export interface ServiceStatusProps {
  /** What the health call answers. When it fails the status is unknown, never guessed. */
  health: Loadable<ServiceHealth>;
  /** The status page outside the app, with history. */
  statusPageUrl: string;
}

/** Whether the service works right now, in one line. */
export function ServiceStatus({ health, statusPageUrl }: ServiceStatusProps) {
  const { tone, label } = describeService(health);
  const troubled =
    health.state === 'ready' && !health.stale
      ? health.data.components.filter(({ status }) => status !== 'operational')
      : [];
  return (
    <Inline>
      <span role="status">
        <Badge tone={tone}>{label}</Badge>
      </span>
      {troubled.map(({ name, detail }) => (
        <Text as="span" key={name} tone="muted">
          {detail ? `${name}: ${detail}` : name}
        </Text>
      ))}
      <Link href={statusPageUrl} newTab>
        Status page
      </Link>
    </Inline>
  );
}
