import { paths } from '~/contract/paths';
import { PRODUCT } from '~/contract/limits';
import { SCOPE_MEANINGS } from '~/contract/keyScopes';
import { FAILURE_RULE, FORBIDDEN_MEANINGS } from '~/contract/problemMeanings';
import { failures, reference } from '~/contract/reference.gen';
import { CodeBlock, DescriptionList, Link, Stack, StepList, Text } from '~/design-system';
import { ArticlePage, CallReference, Marked, MarketingShell, type ArticlePart } from '~/patterns';
import { createCurlSample, createNodeSample } from './quickStart';

export interface DocsApiScreenProps {
  /** The API's origin, without a slash at the end; the code samples contain it. */
  origin: string;
  /** Address of the external status page. */
  statusPageUrl: string;
}

const FAILURES_ID = 'failures';

const moderate = reference.flatMap(({ calls }) => calls).find(({ id }) => id === 'moderateMessage');
const request = moderate?.request ?? {};

const groups = reference.map(({ name, description, calls }): ArticlePart => ({
  id: name.toLowerCase(),
  title: name,
  places: calls.map(({ id, summary }) => ({ id, title: summary })),
  body: (
    <>
      <Text tone="muted" measure>
        {description}
      </Text>
      {calls.map((call) => (
        <CallReference key={call.id} call={call} failuresHref={`#${FAILURES_ID}`} />
      ))}
    </>
  ),
}));

/** Quick start and reference of the API for everyone, without an account. */
export function DocsApiScreen({ origin, statusPageUrl }: DocsApiScreenProps) {
  return (
    <MarketingShell statusPageUrl={statusPageUrl}>
      <ArticlePage
        kind="reference"
        title="API"
        lead="Send each line of chat, get a verdict back, do what it says. Every call that an API key can make, and how to make the first one."
        parts={[
          { id: 'quick-start', title: 'Quick start', body: <QuickStart origin={origin} /> },
          { id: 'basics', title: 'Basics', body: <Basics origin={origin} /> },
          ...groups,
          { id: FAILURES_ID, title: 'Failures', body: <Failures /> },
        ]}
      />
    </MarketingShell>
  );
}

function QuickStart({ origin }: { origin: string }) {
  return (
    <Stack>
      <StepList
        label="Quick start"
        steps={[
          {
            title: 'Create a key',
            description: (
              <>
                <Link href={paths.signup}>Create an account</Link>
                <Marked text=" and make a key under API Keys. Take `sk_test` to try things out: such messages are judged, but neither stored nor counted." />
              </>
            ),
          },
          {
            title: 'Send a line',
            description: 'With curl, or with the same call in Node.js below. Put your own key in first.',
          },
          {
            title: 'Read the verdict',
            description: (
              <Marked text="`final_action` says what to do with the player: `none`, `warn`, `mute`, `kick` or `ban`. `reasoning` says why." />
            ),
          },
        ]}
      />
      <CodeBlock
        label="Send a line"
        samples={[{ language: 'curl', code: createCurlSample(origin, request) }]}
      />
      <CodeBlock
        label="Send a line from a program"
        samples={[{ language: 'Node.js: moderate.mjs', code: createNodeSample(origin, request) }]}
      />
    </Stack>
  );
}

function Basics({ origin }: { origin: string }) {
  return (
    <Stack space="small">
      <Text measure>
        <Marked
          text={`Calls go to \`${origin}\` and carry the key: \`Authorization: Bearer sk_live_...\`. Bodies and answers are JSON in UTF-8. Times are RFC 3339 in UTC, money is in US dollars, and rates, confidences and thresholds are fractions from 0 to 1.`}
        />
      </Text>
      <Text measure>
        <Marked text="A key may make only the calls of its scopes; each call below names the one that it needs. Give the key of a plugin the scope `moderate` alone, so that a thief of the key reads no chat and changes no settings." />
      </Text>
      <DescriptionList
        items={Object.entries(SCOPE_MEANINGS).map(([term, description]) => ({ term, description }))}
      />
      <Text measure>
        Answers may gain members and values over time: let a program pass over what it does not know.
      </Text>
      <Text measure>
        The whole contract as OpenAPI 3.1: <Link href="/openapi.yaml">openapi.yaml</Link>. Questions:{' '}
        <Link href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</Link>.
      </Text>
    </Stack>
  );
}

function Failures() {
  return (
    <Stack space="small">
      <Text measure>
        <Marked text={FAILURE_RULE} />
      </Text>
      <DescriptionList
        items={failures.map(({ status, description }) => ({
          term: String(status),
          description: description.replaceAll('`', ''),
        }))}
      />
      <Text measure>
        <Marked text="The `type` of a 403 names what is missing, so that a program can act on it:" />
      </Text>
      {FORBIDDEN_MEANINGS.map(({ type, meaning }) => (
        <Text key={type} measure>
          <Marked text={`\`${type}\`: ${meaning}`} />
        </Text>
      ))}
    </Stack>
  );
}
