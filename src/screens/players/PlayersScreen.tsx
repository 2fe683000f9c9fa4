import { useState } from 'react';
import { appPaths } from '~/contract/appPaths';
import { ButtonLink, Card, EmptyState, Grid, PageHeader, Stack, TextField, UsersIcon } from '~/design-system';

/** The placeholder of the player directory: its search box accepts text and does nothing. */
export function PlayersScreen() {
  const [search, setSearch] = useState('');
  return (
    <Stack space="large">
      <PageHeader title="Players" description="Who writes on your servers, and how it went" />
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        <TextField
          type="search"
          label="Search players"
          placeholder="Name or uuid"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Grid>
      <Card padding="none">
        <EmptyState
          icon={UsersIcon}
          title="Feature coming soon"
          action={<ButtonLink href={appPaths.logs}>Open the logs</ButtonLink>}
        >
          What each player wrote and every warning, mute, kick and ban will stand here. Until then, filter the
          logs by player. Reputation tracking, part of the Growth and Pro plans, is not available yet either.
        </EmptyState>
      </Card>
    </Stack>
  );
}
