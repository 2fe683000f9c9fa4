import { paths } from '~/contract/paths';
import type { ServiceHealth } from '~/contract/api.gen';
import { endpoints } from '~/contract/endpoints.gen';
import { PRODUCT } from '~/contract/limits';
import { Card, Heading, Inline, Link, Stack, StepList, Text } from '~/design-system';
import type { Loadable } from '~/domain';
import { EndpointCard, ServiceStatus } from '~/patterns';
import { createSamples } from './samples';

export interface DocumentationScreenProps {
  /** Where the API is served, without a slash at the end: it stands in the samples. */
  origin: string;
  health: Loadable<ServiceHealth>;
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  statusPageUrl: string;
}

const PARTS = [
  { id: 'quick-start', title: 'Quick start' },
  { id: 'connect', title: 'Connect your server' },
  { id: 'calls', title: 'Calls' },
  { id: 'failures', title: 'When a call fails' },
] as const;

/** How to connect a server and how to call the API. The descriptions of calls come from the contract (spec 2). */
export function DocumentationScreen({
  origin,
  health,
  aiModel = null,
  statusPageUrl,
}: DocumentationScreenProps) {
  return (
    <Stack space="xlarge">
      <Stack space="small">
        <Heading level={1}>Documentation</Heading>
        <Text tone="muted">From the first key to the first verdict in about five minutes</Text>
        <ServiceStatus health={health} aiModel={aiModel} statusPageUrl={statusPageUrl} />
        <Inline as="nav" aria-label="On this page">
          {PARTS.map(({ id, title }) => (
            <Link key={id} href={`#${id}`}>
              {title}
            </Link>
          ))}
        </Inline>
      </Stack>
      <QuickStart />
      <Connect />
      <Stack as="section" id="calls" aria-label="Calls">
        <Heading level={2}>Calls</Heading>
        <Text measure>
          Every call carries an API key or a login token: <Code>Authorization: Bearer sk_live_...</Code>. A
          key may make only the calls of its scopes, and a new key has <Code>moderate</Code> alone. Bodies and
          answers are JSON, times are UTC. These are the calls that most servers need; the{' '}
          <Link href={paths.docsApi}>API reference</Link> has all of them.
        </Text>
        {endpoints.map((endpoint) => (
          <EndpointCard key={endpoint.id} endpoint={endpoint} samples={createSamples(endpoint, origin)} />
        ))}
      </Stack>
      <Failures />
    </Stack>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Text as="code" font="mono">
      {children}
    </Text>
  );
}

function QuickStart() {
  return (
    <Stack as="section" id="quick-start" aria-label="Quick start">
      <Heading level={2}>Quick start</Heading>
      <Card>
        <StepList
          label="Quick start"
          steps={[
            {
              title: 'Create an API key',
              description: (
                <>
                  Under <Link href={paths.apiKeys}>API Keys</Link>. Take <Code>sk_test</Code> to try things
                  out: such messages are judged but neither stored nor counted.
                </>
              ),
            },
            {
              title: 'Send one message',
              description: (
                <>
                  Copy the first sample below, put in your key and run it. The answer names the action in{' '}
                  <Code>final_action</Code>.
                </>
              ),
            },
            {
              title: 'Write your rules',
              description: (
                <>
                  Under <Link href={paths.config}>Configuration</Link>, in your own words. There you also
                  choose how far automation may go.
                </>
              ),
            },
            {
              title: 'Go live',
              description: (
                <>
                  Change to an <Code>sk_live</Code> key and watch the <Link href={paths.logs}>logs</Link>{' '}
                  fill.
                </>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

function Connect() {
  return (
    <Stack as="section" id="connect" aria-label="Connect your server">
      <Heading level={2}>Connect your server</Heading>
      <Card>
        <StepList
          label="Connect your server"
          steps={[
            {
              title: 'Install the plugin',
              description: 'Put it into the plugin folder of each server and restart.',
            },
            {
              title: 'Give it a key and a name',
              description: (
                <>
                  One key may serve all servers. The name, such as <Code>survival-1</Code>, tells them apart
                  in the logs.
                </>
              ),
            },
            {
              title: 'Let it act',
              description: (
                <>
                  The plugin sends each chat line and does what <Code>final_action</Code> says: nothing, warn,
                  mute, kick or ban. Send a <Code>message_id</Code> of your own, and a repeated call counts
                  once.
                </>
              ),
            },
            {
              title: 'Plan for a broken line',
              description: (
                <>
                  Without an answer within a second, let the message through and send it again later, with the
                  time it was said as <Code>sent_at</Code>: flooding is judged by it. In a batch without{' '}
                  <Code>sent_at</Code> nothing counts as flooding.
                </>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

function Failures() {
  return (
    <Stack as="section" id="failures" aria-label="When a call fails">
      <Heading level={2}>When a call fails</Heading>
      <Text measure>
        Every failure is a problem document (RFC 9457). Its <Code>detail</Code> says in a sentence what
        happened and what to do. After a 429 or a 503 wait as long as <Code>Retry-After</Code> says; other
        failures stay the same until the request changes.
      </Text>
      <Text measure>
        Not answered here? Write to{' '}
        <Link href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</Link> or look under{' '}
        <Link href={paths.support}>Support</Link>.
      </Text>
    </Stack>
  );
}
