import { useState } from 'react';
import { type NavigateOptions, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { ApiError } from '~/api/errors';
import { useRecentLogs } from '~/api/logs';
import { useActOnPlayer, usePlayer, useUndo, type UndoReason } from '~/api/gameDecisions';
import { ERASE_FAILED, useErasePlayer } from '~/api/erasePlayer';
import { useDebouncedText, usePlayers } from '~/api/players';
import { useUnseenSince } from '~/api/live';
import { useServers } from '~/api/servers';
import type { GameDecision, PlayerActionRequest } from '~/contract/api.gen';
import { DEFAULT_PLAYER_PAGE_SIZE, LOG_PAGE_SIZES } from '~/contract/limits';
import { includesFeature } from '~/contract/planFeatures';
import { revealOverrides, toLoadable } from '~/domain';
import { usePersistedDraft, useRestoredDraft } from '~/drafts';
import { useOptimisticAddress, useTabTitlePrefix } from '~/navigation';
import { useTier } from '~/session';
import { ErasedPlayerScreen } from './ErasedPlayerScreen';
import { PlayerScreen, type PlayerActionState } from './PlayerScreen';
import { PlayersScreen } from './PlayersScreen';
import { readDirectorySearch, writeDirectorySearch, type DirectorySearch } from './directorySearch';

const LOGS = {
  limit: LOG_PAGE_SIZES[0],
  offset: 0,
  filter: 'any_action',
  period: '',
  message: '',
  startDate: '',
  endDate: '',
} as const;

/** Says why the owner's action failed; when the answer is lost, the action may have been taken all the same. */
function describeActFailure({ detail, status }: ApiError): string {
  if (detail !== undefined) return detail;
  return status === 0
    ? 'No answer came: look at the decisions before you try again.'
    : 'Failed to act on the player. Please try again.';
}

interface RecordPageProps {
  id: string;
  /** Called with the player's name once the erasure is queued. */
  onErased: (playerName: string) => void;
}

function RecordPage({ id, onErased }: RecordPageProps) {
  const erase = useErasePlayer();
  const [askingErasure, setAskingErasure] = useState(false);
  const player = usePlayer(id, { enabled: !erase.isPending });
  useTabTitlePrefix(player.data && revealOverrides(player.data.player_name));
  const messages = useRecentLogs({ ...LOGS, player: id });
  const undo = useUndo(useRestoredDraft<UndoReason>('undo_reason'));
  const act = useActOnPlayer(id);
  const [asking, setAsking] = useState<PlayerActionState['asking']>(null);
  const servers = useServers(asking !== null);
  const [made, setMade] = useState<GameDecision | null>(null);
  const [reason, keepReason] = usePersistedDraft<{ id: string; text: string }>('player_action_reason');

  async function confirm(request: PlayerActionRequest): Promise<void> {
    const result = await act.mutate(request);
    if (!result.ok) return;
    keepReason(null);
    setAsking(null);
    setMade(result.data);
  }

  async function confirmErasure(): Promise<void> {
    const result = await erase.mutate(id);
    if (result.ok) onErased(player.data?.player_name ?? id);
  }

  return (
    <PlayerScreen
      player={toLoadable(player)}
      messages={toLoadable(messages)}
      onRetry={() => void player.refetch()}
      onRetryMessages={() => void messages.refetch()}
      undo={{
        ...undo,
        begin: (log) => {
          setMade(null);
          undo.begin(log);
        },
      }}
      acting={{
        draft: reason?.id === id ? reason.text : '',
        onDraftChange: (text) => keepReason({ id, text }),
        asking,
        // Without the list, the action can still go to every server.
        servers: servers.data?.servers ?? (servers.isError ? [] : null),
        loading: act.isPending,
        error: act.error === null ? null : describeActFailure(act.error),
        made,
        begin: (action) => {
          act.reset();
          undo.forget();
          setMade(null);
          setAsking({ action });
        },
        cancel: () => setAsking(null),
        confirm: (request) => void confirm(request),
      }}
      erasing={{
        asking: askingErasure,
        loading: erase.isPending,
        error: erase.error === null ? null : (erase.error.detail ?? ERASE_FAILED),
        begin: () => {
          erase.reset();
          setAskingErasure(true);
        },
        cancel: () => setAskingErasure(false),
        confirm: () => void confirmErasure(),
      }}
    />
  );
}

/** The page of one player, until the owner erases the player's data. */
function PlayerPage({ id }: { id: string }) {
  const [erased, setErased] = useState<string | null>(null);
  if (erased !== null) return <ErasedPlayerScreen playerName={erased} />;
  return <RecordPage id={id} onErased={setErased} />;
}

function DirectoryPage() {
  const [inAddress, setParameters] = useSearchParams();
  const { key: locationKey } = useLocation();
  const [address, goTo] = useOptimisticAddress(inAddress.toString(), locationKey);
  const search = readDirectorySearch(new URLSearchParams(address));
  const tier = useTier();
  const included = includesFeature(tier, 'reputation');
  const typed = search.player.trim();
  const hasPaused = useDebouncedText(typed) === typed;
  const wanted = writeDirectorySearch({ ...search, player: typed }).toString();
  const [asked, setAsked] = useState(wanted);
  // Until the typing pauses, the page of the search before stays too, though the next search begins at its first page.
  if (hasPaused && asked !== wanted) setAsked(wanted);
  const query = usePlayers(
    { ...readDirectorySearch(new URLSearchParams(asked)), limit: DEFAULT_PLAYER_PAGE_SIZE },
    { enabled: included },
  );

  const unseen = useUnseenSince(query.dataUpdatedAt);

  function go(change: Partial<DirectorySearch>, options: NavigateOptions = {}) {
    const wanted = writeDirectorySearch({ ...search, ...change });
    goTo(wanted.toString(), () => setParameters(wanted, options));
  }

  return (
    <PlayersScreen
      included={included || tier === undefined}
      players={toLoadable(query)}
      search={search}
      isFetchingPage={query.isPlaceholderData || asked !== wanted}
      // Back leads over pages, not over letters.
      onSearchChange={(change) => go({ ...change, offset: 0 }, { replace: true })}
      onOffsetChange={(offset) => go({ offset })}
      unseen={query.data === undefined ? 0 : unseen}
      onRetry={() => void query.refetch()}
    />
  );
}

export function PlayersRoute() {
  const { id } = useParams<{ id: string }>();
  return id === undefined ? <DirectoryPage /> : <PlayerPage key={id} id={id} />;
}
