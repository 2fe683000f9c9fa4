import { Card, Grid, Heading, Stack, Text } from '~/design-system';

const TIPS = [
  'Keep keys out of repositories, screenshots and chat. A plugin needs its key only in its configuration.',
  "Leave a plugin's key with the scope moderate alone: a thief of the key then reads no chat and changes no settings.",
  'Use one key for each server, so that one can be revoked without stopping the others.',
  'Try things out with a test key: it moderates, but nothing is stored or billed.',
  'Revoke a key as soon as another person may have seen it. It is refused at once, everywhere.',
] as const;

const PREFIXES = [
  {
    prefix: 'sk_live',
    meaning: 'Production. Messages are stored, shown in statistics and counted against your plan.',
  },
  { prefix: 'sk_test', meaning: 'Testing. Messages are moderated, but not stored, shown or billed.' },
] as const;

/** How to keep keys safe, and what their prefixes mean. */
export function SecurityTips() {
  return (
    <Card>
      <Grid columns={{ phone: 1, desktop: 2 }} space="xlarge">
        <Stack as="section" space="small" aria-labelledby="security-tips">
          <Heading level={2} size="item" id="security-tips">
            Security tips
          </Heading>
          <Stack as="ul" space="xsmall">
            {TIPS.map((tip) => (
              <Text as="li" key={tip} tone="muted" measure>
                {tip}
              </Text>
            ))}
          </Stack>
        </Stack>
        <Stack as="section" space="small" aria-labelledby="key-prefixes">
          <Heading level={2} size="item" id="key-prefixes">
            Live and test keys
          </Heading>
          {PREFIXES.map(({ prefix, meaning }) => (
            <Stack space="none" key={prefix}>
              <Text as="code" font="mono" size="small">
                {prefix}
              </Text>
              <Text tone="muted" measure>
                {meaning}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Grid>
    </Card>
  );
}
