import { useEffect, useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import { ButtonLink, Heading, Inline, Stack, Text } from '~/design-system';

export interface ErasedPlayerScreenProps {
  playerName: string;
}

/** What an owner sees in place of a record that is being erased. */
export function ErasedPlayerScreen({ playerName }: ErasedPlayerScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The record took the pressed button with it.
  useEffect(() => {
    const timer = setTimeout(() => title.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack space="large">
      <Stack space="half">
        <Heading level={1} ref={title} tabIndex={-1}>
          The data of <bdi>{playerName}</bdi> is being erased
        </Heading>
        <Text tone="muted">
          It takes seconds, at most minutes. Then neither the logs nor the review queue show the player. The
          counts by hour and day stay.
        </Text>
      </Stack>
      <Inline>
        <ButtonLink href={appPaths.logs}>Open the logs</ButtonLink>
      </Inline>
    </Stack>
  );
}
