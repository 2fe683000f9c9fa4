import type { PlayerErasure } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import { useInvalidatingMutation } from './useInvalidatingMutation';
import './screenAnswers';

export const ERASE_FAILED = 'Failed to erase the data. Please try again.';

/** Erases what the account holds of a player, and then fetches every list again that showed the player. */
export function useErasePlayer() {
  return useInvalidatingMutation<string, PlayerErasure>(
    (id) => unwrapObject(api.DELETE('/v1/account/players/{id}', { params: { path: { id } } })),
    () => [['players'], ['logs'], ['log'], ['review'], ['review-updates']],
    (cache, _erasure, id) => cache.removeQueries({ queryKey: ['player', id] }),
  );
}
