import { Heading, Stack, Text } from '~/design-system';

/** Stands in for the screen until it exists. */
export function SubscribeScreen() {
  return (
    <Stack space="small">
      <Heading level={1}>Choose a plan</Heading>
      <Text tone="muted">This screen is not built yet.</Text>
    </Stack>
  );
}
