import type { AiHealth, ServiceHealth } from '~/contract/api.gen';
import { Badge, Inline, Link, Text } from '~/design-system';
import { describeService, describeJudges, type Loadable } from '~/domain';

export interface ServiceStatusProps {
  /** The answer of the health call. The status is unknown when the call fails. */
  health: Loadable<ServiceHealth>;
  /**
   * Name of the configured AI model, by which the judges are named before the health call has answered.
   * @default null
   */
  aiModel?: string | null;
  /** Address of the status page outside the app, which also lists past incidents. */
  statusPageUrl: string;
}

function listJudges(health: Loadable<ServiceHealth>, aiModel: string | null): AiHealth | undefined {
  if (health.state === 'loading')
    return { status: aiModel === null ? 'not_configured' : 'ok', model: aiModel };
  return health.state === 'ready' && !health.stale ? health.data.ai : undefined;
}

/** One line: whether the service works now, and what judges messages. */
export function ServiceStatus({ health, aiModel = null, statusPageUrl }: ServiceStatusProps) {
  const { tone, label } = describeService(health);
  const troubled =
    health.state === 'ready' && !health.stale
      ? health.data.components.filter(({ status }) => status !== 'operational')
      : [];
  const ai = listJudges(health, aiModel);
  return (
    <Inline>
      <span role="status">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <Link href={statusPageUrl} newTab>
        Status page
      </Link>
      {troubled.map(({ name, detail }) => (
        <Text as="span" key={name} tone="muted">
          {detail ? `${name}: ${detail}` : name}
        </Text>
      ))}
      {/* A model that fails is listed among the problems instead. */}
      {ai && ai.status !== 'degraded' ? (
        <Text as="span" tone="muted">
          {describeJudges(ai)}
        </Text>
      ) : null}
    </Inline>
  );
}
