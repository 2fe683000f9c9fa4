import { useRef, useState, type Ref } from 'react';
import { appPaths } from '~/contract/appPaths';
import { MAX_LENGTH } from '~/contract/limits';
import { describeFeaturePlans } from '~/contract/planFeatures';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Pagination,
  RefreshCwIcon,
  Stack,
  Text,
  TextField,
  useClock,
  usePageTurn,
  UsersIcon,
  VisuallyHidden,
  type DataTableHandle,
} from '~/design-system';
import { formatCount, formatInteger, type Loadable } from '~/domain';
import { PanelState, PlanLimit, PlayerTable } from '~/patterns';
import type { FoundDirectoryPage, DirectorySearch } from './directorySearch';

export interface PlayersScreenProps {
  /** Whether the plan has the directory. Without it the search does nothing. */
  included: boolean;
  /** The players of `search`, or while `isFetchingPage` those of the search before. */
  players: Loadable<FoundDirectoryPage>;
  search: DirectorySearch;
  /** Whether another page or search is being fetched while the previous one is shown. */
  isFetchingPage: boolean;
  /** Called on each letter and each change of the order; the list begins anew. */
  onSearchChange: (change: Partial<Omit<DirectorySearch, 'offset'>>) => void;
  onOffsetChange: (offset: number) => void;
  onRetry: () => void;
  /**
   * Messages stored since the page was fetched, 0 or more. The owner refreshes, so that no row moves under the pointer.
   *
   * @default 0
   */
  unseen?: number;
}

/** The directory of players, or its placeholder where the plan has none. */
export function PlayersScreen(props: PlayersScreenProps) {
  const { included, players, search, onSearchChange, onRetry, unseen = 0 } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const rows = {
    ...props,
    // The pressed button goes with the empty state.
    onClear: () => {
      onSearchChange({ player: '' });
      field.current?.focus();
    },
    onFirstPage: () => {
      props.onOffsetChange(0);
      heading.current?.focus({ preventScroll: true });
    },
  };
  return (
    <Stack space="large">
      <Stack space="half">
        {/* The button stays on the title's line, because the words below get shorter when the players arrive. */}
        <Inline justify="between" align="start" wrap={false}>
          <Heading level={1} ref={heading} tabIndex={-1}>
            Players
          </Heading>
          {included ? <RefreshButton unseen={unseen} onClick={onRetry} /> : null}
        </Inline>
        <Text tone="muted" numeric role="status">
          {included ? describeTotal(players) : DESCRIPTION}
        </Text>
      </Stack>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        {included ? (
          <SearchField ref={field} value={search.player} onChange={(player) => onSearchChange({ player })} />
        ) : (
          <IdleSearchField />
        )}
      </Grid>
      {included ? (
        <Stack space="small">
          <Text tone="muted">
            A record counts since the player’s first message, on all your servers. Feature coming soon:
            cross-server reputation, part of the Pro plan.
          </Text>
          <PanelState
            value={players}
            subject="the players"
            onRetry={onRetry}
            loading={<Rows {...rows} page={null} />}
          >
            {(page) => <Rows {...rows} page={page} />}
          </PanelState>
        </Stack>
      ) : (
        <ComingSoon />
      )}
    </Stack>
  );
}

/** Always there, so that no row moves when messages arrive. */
function RefreshButton({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  return (
    <>
      {/* Announced once, not for each further message. */}
      <VisuallyHidden as="div" role="status">
        {unseen > 0 ? 'New messages have arrived.' : ''}
      </VisuallyHidden>
      <Button icon={RefreshCwIcon} onClick={onClick}>
        {unseen > 0 ? `Refresh (${formatInteger(unseen)} new)` : 'Refresh'}
      </Button>
    </>
  );
}

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

function SearchField({ value, onChange, ref }: SearchFieldProps) {
  return (
    <TextField
      ref={ref}
      type="search"
      label="Search players"
      placeholder="Name or uuid"
      maxLength={MAX_LENGTH.player}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Takes text and does nothing. */
function IdleSearchField() {
  const [typed, setTyped] = useState('');
  return <SearchField value={typed} onChange={setTyped} />;
}

const DESCRIPTION = 'Who writes on your servers, and how it went';

/** Says how many players a search has found: while another one runs, the typed text is not yet that search's. */
function describeTotal(players: PlayersScreenProps['players']): string {
  if (players.state === 'failed') return 'The players could not be counted';
  if (players.state === 'loading') return DESCRIPTION;
  const { total, search } = players.data;
  const end = search.player === '' ? 'in all' : total === 1 ? 'matches' : 'match';
  return `${formatCount(total, 'player')} ${end}`;
}

function ComingSoon() {
  return (
    <Card padding="none">
      <EmptyState
        icon={UsersIcon}
        title="Feature coming soon"
        action={<ButtonLink href={appPaths.logs}>Open the logs</ButtonLink>}
      >
        <PlanLimit href={appPaths.subscribe}>
          {`What each player wrote and every warning, mute, kick and ban stand here on plans with reputation tracking. ${describeFeaturePlans('reputation')} On yours, filter the logs by player.`}
        </PlanLimit>
      </EmptyState>
    </Card>
  );
}

interface RowsProps extends PlayersScreenProps, Pick<NoPlayersProps, 'onClear' | 'onFirstPage'> {
  page: FoundDirectoryPage | null;
}

/** The table with its pagination, or the empty or loading state. */
function Rows({
  page,
  search,
  isFetchingPage,
  onSearchChange,
  onClear,
  onFirstPage,
  onOffsetChange,
}: RowsProps) {
  const { now } = useClock();
  const table = useRef<DataTableHandle>(null);
  const noteTurn = usePageTurn(table, page, isFetchingPage);
  if (page !== null && page.players.length === 0) {
    return (
      <Card padding="none">
        <NoPlayers
          total={page.total}
          player={page.search.player}
          onClear={onClear}
          onFirstPage={onFirstPage}
        />
      </Card>
    );
  }
  return (
    <Stack space="small">
      <Card padding="none">
        <PlayerTable
          ref={table}
          players={page?.players ?? null}
          total={page?.total ?? 0}
          sort={search}
          onSortChange={onSearchChange}
          now={now}
          refreshing={isFetchingPage}
        />
      </Card>
      {page === null ? null : (
        <Pagination
          // The heading announces what a search found; a new element stays silent, one that changes repeats it.
          key={page.search.player}
          label="Pages of players"
          offset={page.search.offset}
          limit={page.search.limit}
          total={page.total}
          loading={isFetchingPage}
          onOffsetChange={(offset) => {
            noteTurn();
            onOffsetChange(offset);
          }}
        />
      )}
    </Stack>
  );
}

interface NoPlayersProps {
  total: number;
  player: string;
  onClear: () => void;
  onFirstPage: () => void;
}

function NoPlayers({ total, player, onClear, onFirstPage }: NoPlayersProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon={UsersIcon}
        title="No players here"
        action={<Button onClick={onFirstPage}>First page</Button>}
      >
        There are fewer players than this page begins at.
      </EmptyState>
    );
  }
  return player === '' ? (
    <EmptyState
      icon={UsersIcon}
      title="No players yet"
      action={<ButtonLink href={appPaths.documentation}>Connect your server</ButtonLink>}
    >
      Players appear here with their first message.
    </EmptyState>
  ) : (
    <EmptyState
      icon={UsersIcon}
      title="No player matches"
      action={<Button onClick={onClear}>Clear the search</Button>}
    >
      No name contains this text, and no uuid begins with it.
    </EmptyState>
  );
}
