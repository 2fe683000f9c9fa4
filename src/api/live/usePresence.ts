import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReviewPresence } from '../../contract/api.gen';
import { session } from '../../session';
import { unwrapData, api, unwrapObject } from '../client';
import type { ApiError } from '../errors';
import { getPresenceQueryKey } from './presenceKey';
import '../screenAnswers';

/** Another reviewer who has the same item open. */
export interface OtherReviewer {
  /** Id of the reviewer's tab, which stays the same until the tab is closed. */
  viewer: string;
  /** Usually the reviewer's e-mail address. */
  name: string;
  /** When the reviewer opened the item, RFC 3339. */
  since: string;
}

/** Milliseconds between two heartbeats; the server forgets a tab after 30 s. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** Milliseconds before others see this tab: a reviewer who decides quickly only passes by. */
const DEBOUNCE_MS = 250;
const NO_REVIEWERS: readonly OtherReviewer[] = [];

/** Creates a random uuid. `crypto.randomUUID` is missing where a page is served without TLS. */
function createViewerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Names this tab to the other reviewers. */
const viewer = createViewerId();

/** Names this tab and its browser; read anew each time, because another tab may have named the browser first. */
const identifySelf = () => ({ viewer, browser: session.credentials.nameBrowser(viewer) });

/** Finds the other reviewers of a presence list: the viewers of other browsers; none when it is malformed. */
export function findOtherReviewers(
  presence: Partial<ReviewPresence> | undefined,
  self: { viewer: string; browser: string },
): readonly OtherReviewer[] {
  if (!Array.isArray(presence?.viewers)) return NO_REVIEWERS;
  const others = presence.viewers.filter(
    (each) => each.viewer !== self.viewer && each.browser !== self.browser,
  );
  return others.length === 0 ? NO_REVIEWERS : others;
}

/** The item's id once it has been open for `DEBOUNCE_MS`; null before. */
function useDebouncedId(id: string | null): string | null {
  const [stay, setStay] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStay(id), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return stay === id ? stay : null;
}

/**
 * Announces that this tab has a review item open, and returns the other reviewers who have. Repeats every ten seconds
 * while the tab is visible; live events report changes in between.
 *
 * @param open id of the open item; null for none
 * @param name the reviewer's name, usually an e-mail address; the account's address when empty
 */
export function useReviewPresence(open: string | null, name = ''): readonly OtherReviewer[] {
  const id = useDebouncedId(open);
  const { data } = useQuery<Partial<ReviewPresence>, ApiError>({
    queryKey: getPresenceQueryKey(id ?? ''),
    queryFn: ({ signal }) =>
      unwrapObject(
        api.PUT('/v1/review/{id}/presence', {
          params: { path: { id: id ?? '' } },
          body: { ...identifySelf(), ...(name.trim() === '' ? {} : { name: name.trim() }) },
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
      unwrapData(api.DELETE('/v1/review/{id}/presence', { params, keepalive: true })).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);

  return findOtherReviewers(data, identifySelf());
}
