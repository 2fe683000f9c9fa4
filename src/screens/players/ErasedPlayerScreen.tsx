import { useEffect, useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import { ButtonLink, Inline, PageHeader, Stack } from '~/design-system';
import { revealOverrides } from '~/domain';

export interface ErasedPlayerScreenProps {
  playerName: string;
}

/** What an owner sees in place of a record that is being erased. */
export function ErasedPlayerScreen({ playerName }: ErasedPlayerScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus left the page with the record.
  useEffect(() => {
    const timer = setTimeout(() => title.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack space="large">
      <PageHeader
        title={
          <>
            The data of <bdi>{revealOverrides(playerName)}</bdi> is being erased
          </>
        }
        titleRef={title}
        description="It takes seconds, at most minutes. Then neither the logs nor the review queue show the player. The counts by hour and day stay."
      />
      <Inline>
        <ButtonLink href={appPaths.players}>Back to players</ButtonLink>
        <ButtonLink href={appPaths.logs}>Open the logs</ButtonLink>
      </Inline>
    </Stack>
  );
}
