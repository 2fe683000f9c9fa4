import { Heading, Stack, Text } from '~/design-system';

/** Stands in for the screen until it exists. */
export function ConfigScreen() {
  return (
    <Stack space="small">
      <Heading level={1}>Configuration</Heading>
      <Text tone="muted">This screen is not built yet.</Text>
    </Stack>
  );
}
