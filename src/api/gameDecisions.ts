import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LogEntry, Player, PlayerActionRequest, UndoRequest } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import { DELIVERY_POLL_INTERVAL_MS } from './logs';
import { updateCachedLog } from './cachedLogs';
import type { ApiError } from './errors';
import { useInvalidatingMutation } from './useInvalidatingMutation';
import { unwrapAddressedItem } from './unwrapAddressedItem';
import './rowAnswers';
import './screenAnswers';

interface UndoInput {
  id: string;
  playerId: string;
  request: UndoRequest;
}

/** Takes back the action of a message. */
function useUndoAction() {
  return useInvalidatingMutation<UndoInput, LogEntry>(
    ({ id, request }) =>
      unwrapObject(api.POST('/api/dashboard/logs/{id}/undo', { params: { path: { id } }, body: request })),
    ({ id, playerId }) => [
      ['log', id],
      ['review', 'item', id],
      ['player', playerId],
      ['overview'],
      ['analytics'],
    ],
    updateCachedLog,
  );
}

type UndoableMessage = Pick<LogEntry, 'id' | 'player_uuid' | 'player_name' | 'final_action'>;

const UNDO_FAILED = 'Failed to undo the action. Please try again.';

/** The reason that the owner typed for the undo of one message. */
export interface UndoReason {
  id: string;
  text: string;
}

/**
 * Asks before an undo and sends it.
 *
 * @param restored the reason that the owner left in this tab
 * @param persist stores the reason while the owner types it
 */
export function useUndo([restored, persist]: readonly [
  UndoReason | null,
  (reason: UndoReason | null) => void,
  ...unknown[],
]) {
  const undo = useUndoAction();
  const [asking, setAsking] = useState<UndoableMessage | null>(null);
  const [undone, setUndone] = useState<UndoableMessage | null>(null);
  const [draft, setDraft] = useState('');
  // Not a state: a long table behind the dialog would be drawn again at each letter.
  const typed = useRef<UndoReason | null>(null);

  function keepReason(reason: UndoReason | null) {
    typed.current = reason;
    persist(reason);
  }

  async function confirm(reason: string | undefined): Promise<void> {
    if (asking === null) return;
    const result = await undo.mutate({
      id: asking.id,
      playerId: asking.player_uuid,
      request: reason === undefined ? {} : { reason },
    });
    if (!result.ok) return;
    keepReason(null);
    setAsking(null);
    setUndone(asking);
  }

  return {
    asking,
    loading: undo.isPending,
    error: undo.error === null ? null : (undo.error.detail ?? UNDO_FAILED),
    undone,
    draft,
    onDraftChange: (text: string) => {
      if (asking !== null) keepReason({ id: asking.id, text });
    },
    begin: (log: UndoableMessage) => {
      const left = typed.current ?? restored;
      undo.reset();
      setUndone(null);
      setDraft(left?.id === log.id ? left.text : '');
      setAsking(log);
    },
    cancel: () => setAsking(null),
    forget: () => setUndone(null),
    confirm: (reason: string | undefined) => void confirm(reason),
  };
}

/**
 * One player's record, with the newest decisions about the player.
 *
 * @param options.enabled false while the record is being erased
 */
export function usePlayer(id: string, { enabled }: { enabled: boolean }) {
  return useQuery<Player, ApiError>({
    enabled,
    queryKey: ['player', id],
    queryFn: ({ signal }) =>
      unwrapAddressedItem(api.GET('/api/dashboard/player/{id}', { params: { path: { id } }, signal })),
    refetchInterval: (query) =>
      query.state.data?.decisions?.some(({ delivery }) => delivery?.state === 'waiting') === true
        ? DELIVERY_POLL_INTERVAL_MS
        : false,
  });
}

/** Acts on a player without a message, such as a mute or its undo, and then fetches the player again. */
export function useActOnPlayer(id: string) {
  return useInvalidatingMutation(
    (body: PlayerActionRequest) =>
      unwrapObject(api.POST('/api/dashboard/player/{id}/actions', { params: { path: { id } }, body })),
    () => [['player', id]],
    () => undefined,
  );
}
