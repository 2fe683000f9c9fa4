import { paths } from '~/contract/paths';
import type { ServiceHealth } from '~/contract/api.gen';
import { endpoints } from '~/contract/endpoints.gen';
import { PRODUCT } from '~/contract/limits';
import { FAILURE_RULE } from '~/contract/problemMeanings';
import { Card, Heading, Inline, Link, Stack, StepList, Text } from '~/design-system';
import type { Loadable } from '~/domain';
import { EndpointCard, Marked, ServiceStatus } from '~/patterns';
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
          <Marked text="Every call carries an API key or a login token: `Authorization: Bearer sk_live_...`. A key may make only the calls of its scopes, and a new key has `moderate` alone. Bodies and answers are JSON, times are UTC. These are the calls that most servers need; the" />{' '}
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
                  Under <Link href={paths.apiKeys}>API Keys</Link>
                  <Marked text=". Take `sk_test` to try things out: such messages are judged but neither stored nor counted." />
                </>
              ),
            },
            {
              title: 'Send one message',
              description: (
                <Marked text="Copy the first sample below, put in your key and run it. The answer names the action in `final_action`." />
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
                  <Marked text="Change to an `sk_live` key and watch the " />
                  <Link href={paths.logs}>logs</Link> fill.
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
                <Marked text="One key may serve all servers. The name, such as `survival-1`, tells them apart in the logs." />
              ),
            },
            {
              title: 'Let it act',
              description: (
                <Marked text="The plugin sends each chat line and does what `final_action` says: nothing, warn, mute, kick or ban. Send a `message_id` of your own, and a repeated call counts once." />
              ),
            },
            {
              title: 'Plan for a broken line',
              description: (
                <Marked text="Without an answer within a second, let the message through and send it again later, with the time it was said as `sent_at`: flooding is judged by it. In a batch without `sent_at` nothing counts as flooding." />
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
        <Marked text={FAILURE_RULE} />
      </Text>
      <Text measure>
        Not answered here? Write to{' '}
        <Link href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</Link> or look under{' '}
        <Link href={paths.support}>Support</Link>.
      </Text>
    </Stack>
  );
}
