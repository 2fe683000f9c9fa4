import { appPaths } from '~/contract/appPaths';
import type { ServiceHealth } from '~/contract/api.gen';
import { documentedCalls } from '~/contract/documentedCalls.gen';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { FAILURE_EXPLANATION } from '~/contract/problemMeanings';
import { Heading, Inline, Link, PageHeader, Stack, Text } from '~/design-system';
import type { Loadable } from '~/domain';
import { createCallSamples, CallCard, Marked, ServiceStatus } from '~/patterns';
import { ConnectGuide, InGameGuide, QuickStartGuide } from './guides';

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
  /** SHA-256 of the torchward-link that the server offers, in hexadecimal; null where it offers none. */
  linkSha256: string | null;
}

const PARTS = [
  { id: 'quick-start', title: 'Quick start' },
  { id: 'connect', title: 'Connect your server' },
  { id: 'game', title: 'What happens in the game' },
  { id: 'calls', title: 'Calls' },
  { id: 'failures', title: 'When a call fails' },
] as const;

/** How to connect a server and how to call the API. The descriptions of calls come from the contract. */
export function DocumentationScreen({
  origin,
  health,
  aiModel = null,
  statusPageUrl,
  linkSha256,
}: DocumentationScreenProps) {
  return (
    <Stack space="xlarge">
      <Stack space="small">
        <PageHeader
          title="Documentation"
          description="From the first key to the first verdict in about five minutes"
        />
        <ServiceStatus health={health} aiModel={aiModel} statusPageUrl={statusPageUrl} />
        <Inline as="nav" aria-label="On this page">
          {PARTS.map(({ id, title }) => (
            <Link key={id} href={`#${id}`}>
              {title}
            </Link>
          ))}
        </Inline>
      </Stack>
      <QuickStartGuide />
      <ConnectGuide origin={origin} linkSha256={linkSha256} />
      <InGameGuide />
      <Stack as="section" id="calls" aria-label="Calls">
        <Heading level={2}>Calls</Heading>
        <Text measure>
          <Marked text="Every call carries an API key or a login token: `Authorization: Bearer sk_live_...`. A key may make only the calls of its scopes, and a new key has `moderate` alone. Bodies and answers are JSON, times are UTC. These are the calls that most servers need; the" />{' '}
          <Link href={appPaths.docsApi}>API reference</Link> has all of them.
        </Text>
        {documentedCalls.map((call) => (
          <CallCard key={call.id} call={call} samples={createCallSamples(call, origin)} />
        ))}
      </Stack>
      <Failures />
    </Stack>
  );
}

function Failures() {
  return (
    <Stack as="section" id="failures" aria-label="When a call fails">
      <Heading level={2}>When a call fails</Heading>
      <Text measure>
        <Marked text={FAILURE_EXPLANATION} />
      </Text>
      <Text measure>
        Not answered here? Write to{' '}
        <Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link> or look under{' '}
        <Link href={appPaths.support}>Support</Link>.
      </Text>
    </Stack>
  );
}
