import { Heading, Stack, Text } from '~/design-system';

/** Stands in for the screen until it exists. */
export function AnalyticsScreen() {
  return (
    <Stack space="small">
      <Heading level={1}>Analytics</Heading>
      <Text tone="muted">This screen is not built yet.</Text>
    </Stack>
  );
}
