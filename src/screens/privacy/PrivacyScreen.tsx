import { Heading, Stack, Text } from '~/design-system';

/** Stands in for the screen until it exists. */
export function PrivacyScreen() {
  return (
    <Stack space="small">
      <Heading level={1}>Privacy Policy</Heading>
      <Text tone="muted">This screen is not built yet.</Text>
    </Stack>
  );
}
