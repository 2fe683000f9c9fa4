import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRecentLogs } from '~/api/dashboard';
import { ACT_FAILED, useActOnPlayer, usePlayer, useUndo } from '~/api/gameDecisions';
import { useServers } from '~/api/servers';
import type { GameDecision, PlayerActionRequest } from '~/contract/api.gen';
import { LOG_PAGE_SIZES } from '~/contract/limits';
import { toLoadable } from '~/domain';
import { PlayerScreen, type ActingState } from './PlayerScreen';
import { PlayersScreen } from './PlayersScreen';

const LOGS = {
  limit: LOG_PAGE_SIZES[0],
  offset: 0,
  filter: 'any_action',
  period: '',
  message: '',
  startDate: '',
  endDate: '',
} as const;

/** The page of one player. */
function PlayerPage({ id }: { id: string }) {
  const player = usePlayer(id);
  const messages = useRecentLogs({ ...LOGS, player: id });
  const undo = useUndo();
  const act = useActOnPlayer(id);
  const [asking, setAsking] = useState<ActingState['asking']>(null);
  const servers = useServers(asking !== null);
  const [made, setMade] = useState<GameDecision | null>(null);

  async function confirm(request: PlayerActionRequest): Promise<void> {
    const result = await act.mutate(request);
    if (!result.ok) return;
    setAsking(null);
    setMade(result.data);
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
        asking,
        // Without the list, the action can still go to every server.
        servers: servers.data?.servers ?? (servers.isError ? [] : null),
        loading: act.isPending,
        error: act.error === null ? null : (act.error.detail ?? ACT_FAILED),
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
    />
  );
}

export function PlayersRoute() {
  const { id } = useParams<{ id: string }>();
  return id === undefined ? <PlayersScreen /> : <PlayerPage key={id} id={id} />;
}
