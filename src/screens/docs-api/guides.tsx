import { SCOPE_MEANINGS } from '~/contract/keyScopes';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { appPaths } from '~/contract/appPaths';
import { PLAN_IDS, PLANS } from '~/contract/plans';
import { FAILURE_EXPLANATION, FORBIDDEN_PROBLEM_MEANINGS } from '~/contract/problemMeanings';
import { getAccountCallLimits, type RateLimit } from '~/contract/rateLimits';
import { type failures as contractFailures, reference } from '~/contract/reference.gen';
import { CodeBlock, DescriptionList, Link, Stack, StepList, Text } from '~/design-system';
import { createCallSample, Marked, type SampleLanguage } from '~/patterns';

const moderate = reference.flatMap(({ calls }) => calls).find(({ id }) => id === 'moderateMessage');

export function ApiQuickStartGuide({ origin, language }: { origin: string; language: SampleLanguage }) {
  return (
    <Stack>
      <StepList
        label="Quick start"
        steps={[
          {
            title: 'Create a key',
            description: (
              <>
                <Link href={appPaths.signup}>Create an account</Link>
                <Marked text=" and make an `sk_live` key under API Keys. To try things out, take an `sk_test` key in its place: its messages are judged, but neither stored nor counted." />
              </>
            ),
          },
          {
            title: 'Send a line',
            description: 'With the program below. Put your own key in first.',
          },
          {
            title: 'Read the verdict',
            description: (
              <Marked text="`final_action` says what to do with the player: `none`, `warn`, `mute`, `kick` or `ban`. `reasoning` says why." />
            ),
          },
          {
            title: 'Carry out what is decided later',
            description: (
              <>
                A reviewer may decide after the verdict: ask for it with{' '}
                <Link href="#listDecisions">the decisions feed</Link>. The program torchward-link does all of
                this for a server that can&apos;t run one: see the{' '}
                <Link href={appPaths.documentation}>documentation</Link> after you have signed in.
              </>
            ),
          },
        ]}
      />
      {moderate === undefined ? null : (
        <CodeBlock label="Send a line" samples={[createCallSample(moderate, origin, language)]} />
      )}
    </Stack>
  );
}

export function ClientPackageGuide({ origin }: { origin: string }) {
  return (
    <Stack space="small">
      <Text measure>
        <Marked text="The package `torchward` has types for every field, no dependencies, and runs on Node.js 20.3 or newer. It puts lines of the same moment into one call, gives each an id so that it counts once, and tries again after a failure that may pass, never before `Retry-After`." />
      </Text>
      <Text measure>
        <Marked text="Chat does not wait for it: after three seconds, or your own `deadlineMs`, it answers a line itself with `none`. Such an answer says `answered_by: 'client'` and `stored: false`; the line is sent on, and its verdict reaches `onLateVerdict`." />
      </Text>
      <CodeBlock
        label="Install the client"
        samples={[{ language: 'npm', code: `npm install ${origin}/download/torchward.tgz` }]}
      />
    </Stack>
  );
}

const formatRate = ({ perMinute, burst }: RateLimit) =>
  `${perMinute.toLocaleString('en-US')} a minute, ${burst.toLocaleString('en-US')} at once`;

export function BasicsGuide({ origin }: { origin: string }) {
  return (
    <Stack space="small">
      <Text measure>
        <Marked
          text={`Calls go to \`${origin}\` and carry the key: \`Authorization: Bearer sk_live_...\`. Bodies and answers are JSON in UTF-8. Times are RFC 3339 in UTC, money is in US dollars, and rates, confidences and thresholds are fractions from 0 to 1.`}
        />
      </Text>
      <Text measure>
        <Marked text="A key may make only the calls of its scopes; each call below names the one that it needs. Give the key of a plugin the scope `moderate` alone, so that a thief of the key reads no chat and changes no settings. Calls with a login token are made by the web app." />
      </Text>
      <DescriptionList
        items={Object.entries(SCOPE_MEANINGS).map(([term, description]) => ({ term, description }))}
      />
      <Text measure>
        An account&apos;s keys and pages share these limits; beyond them a call answers 429.
      </Text>
      <DescriptionList
        items={PLAN_IDS.map((id) => {
          const { messages, calls } = getAccountCallLimits(id);
          return {
            term: PLANS[id].name,
            description: `Messages: ${formatRate(messages)}. Other calls: ${formatRate(calls)}.`,
          };
        })}
      />
      <Text measure>
        Answers may gain members and values over time: let a program pass over what it does not know.
      </Text>
      <Text measure>
        The whole contract as OpenAPI 3.1: <Link href="/openapi.yaml">openapi.yaml</Link>. Questions:{' '}
        <Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link>.
      </Text>
    </Stack>
  );
}

export function FailuresGuide({ failures }: { failures: typeof contractFailures }) {
  return (
    <Stack space="small">
      <Text measure>
        <Marked text={FAILURE_EXPLANATION} />
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
      {FORBIDDEN_PROBLEM_MEANINGS.map(({ type, meaning }) => (
        <Text key={type} measure>
          <Marked text={`\`${type}\`: ${meaning}`} />
        </Text>
      ))}
    </Stack>
  );
}
