import { Card, Heading, Inline, ShieldCheckIcon, Icon, Stack, Text } from '~/design-system';

const TIPS = [
  'Keep keys out of repositories, screenshots and chat. A plugin needs its key only in its configuration.',
  'Use one key for each server, so that one can be revoked without stopping the others.',
  'Try things out with a test key: it moderates, but nothing is stored or billed.',
  'Revoke a key as soon as it may have been seen by somebody else. It is refused at once, everywhere.',
] as const;

const PREFIXES = [
  {
    prefix: 'sk_live',
    meaning: 'Production. Messages are stored, shown in statistics and counted against your plan.',
  },
  { prefix: 'sk_test', meaning: 'Testing. Messages are moderated, but not stored, shown or billed.' },
] as const;

/** How to keep keys safe, and what their prefixes mean (spec 2, API keys). */
export function SecurityTips() {
  return (
    <Card as="section" aria-labelledby="security-tips">
      <Stack space="medium">
        <Inline space="xsmall">
          <Icon icon={ShieldCheckIcon} />
          <Heading level={2} size="section" id="security-tips">
            Security tips
          </Heading>
        </Inline>
        <Stack as="ul" space="xsmall">
          {TIPS.map((tip) => (
            <Text as="li" key={tip} tone="muted" measure>
              {tip}
            </Text>
          ))}
        </Stack>
        <Stack space="xsmall">
          {PREFIXES.map(({ prefix, meaning }) => (
            <Text key={prefix} tone="muted" measure>
              <Text as="code" font="mono" size="small">
                {prefix}
              </Text>{' '}
              {meaning}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
