import type { ReferenceCall } from '~/contract/reference.gen';
import { Badge, Heading, Inline, Stack, Text } from '~/design-system';
import { Marked } from './Marked';

export interface CallHeadProps {
  /** Id of the heading, by which the section takes its name. */
  headingId: string;
  call: Pick<ReferenceCall, 'summary' | 'method' | 'path' | 'description' | 'access' | 'scope'>;
}

function describeAccess({ access, scope }: CallHeadProps['call']): string {
  if (access === 'everyone') return 'No credential';
  if (access === 'login') return 'Login token';
  return scope === null ? 'Every API key' : `API key with the scope \`${scope}\``;
}

/** What a call of the API is for and where it goes. */
export function CallHead({ headingId, call }: CallHeadProps) {
  const { summary, method, path, description } = call;
  return (
    <Stack space="xsmall">
      <Heading level={3} id={headingId}>
        {summary}
      </Heading>
      <Inline space="xsmall">
        <Badge tone="accent">{method}</Badge>
        <Text as="code" font="mono">
          {path}
        </Text>
      </Inline>
      <Text size="small" tone="muted">
        <Marked text={describeAccess(call)} />
      </Text>
      {description ? (
        <Text tone="muted" measure>
          <Marked text={description} />
        </Text>
      ) : null}
    </Stack>
  );
}
