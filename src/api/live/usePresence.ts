import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReviewPresence } from '../../contract/api.gen';
import { answer, api, objectAnswer } from '../client';
import type { ApiError } from '../errors';
import { presenceKey } from './presenceKey';

/** Somebody else who has the same item open. */
export interface OtherReviewer {
  /** The same for as long as their tab lives. */
  viewer: string;
  /** An e-mail address as a rule. */
  name: string;
  /** When they opened it, RFC 3339. */
  since: string;
}

/** Milliseconds between two words; the server forgets a tab after thirty seconds. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** Milliseconds that an item is looked at before others are told: who decides one after the other passes by. */
const DEBOUNCE_MS = 250;
const NO_REVIEWERS: readonly OtherReviewer[] = [];

/** A random uuid. `crypto.randomUUID` is missing where a page is served without TLS. */
function createViewerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** This tab, to others. */
const viewer = createViewerId();

/** Who else of a list has the item open; a malformed list has nobody. */
export function findOtherReviewers(
  presence: Partial<ReviewPresence> | undefined,
  self: string,
): readonly OtherReviewer[] {
  if (!Array.isArray(presence?.viewers)) return NO_REVIEWERS;
  const others = presence.viewers.filter((each) => each.viewer !== self);
  return others.length === 0 ? NO_REVIEWERS : others;
}

/** The item once it has been open for a moment, null before. */
function useDebouncedId(id: string | null): string | null {
  const [stay, setStay] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStay(id), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return stay === id ? stay : null;
}

/**
 * Tells others that this tab has a review item open, and who else has. Repeated every ten seconds while the tab is in
 * sight; others who come and go are told by the live stream in between.
 *
 * @param open the open item, null for none
 * @param name how the reviewer is called, an e-mail address; the account's when empty
 */
export function useReviewPresence(open: string | null, name = ''): readonly OtherReviewer[] {
  const id = useDebouncedId(open);
  const { data } = useQuery<Partial<ReviewPresence>, ApiError>({
    queryKey: presenceKey(id ?? ''),
    queryFn: ({ signal }) =>
      objectAnswer(
        api.PUT('/v1/review/{id}/presence', {
          params: { path: { id: id ?? '' } },
          body: { viewer, ...(name.trim() === '' ? {} : { name: name.trim() }) },
          signal,
        }),
      ),
    enabled: id !== null,
    refetchInterval: HEARTBEAT_INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  useEffect(() => {
    if (id === null) return undefined;
    const leave = () => {
      const params = { path: { id }, query: { viewer } };
      answer(api.DELETE('/v1/review/{id}/presence', { params, keepalive: true })).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);

  return findOtherReviewers(data, viewer);
}
