import { useEffect, useSyncExternalStore } from 'react';

const PARAMETER = 'token';
const STATE_KEY = 'linkToken';

function readToken(): string | null {
  const { [STATE_KEY]: kept } = (window.history.state ?? {}) as { [STATE_KEY]?: string };
  return new URLSearchParams(window.location.search).get(PARAMETER) || (kept ?? null);
}

/** The token moves from the address to the history entry: a reload keeps that, and no link, copy or Referer has it. */
function moveTokenToHistory(): void {
  const url = new URL(window.location.href);
  const token = url.searchParams.get(PARAMETER);
  if (token === null) return;
  url.searchParams.delete(PARAMETER);
  const state = { ...(window.history.state as object | null), ...(token !== '' && { [STATE_KEY]: token }) };
  window.history.replaceState(state, '', `${url.pathname}${url.search}${url.hash}`);
}

const subscribe = () => () => undefined;

/**
 * The single-use token from a mail's link. The hook removes it from the address at once.
 *
 * @returns null without a token, undefined until hydration
 */
export function useMailToken(): string | null | undefined {
  const token = useSyncExternalStore<string | null | undefined>(subscribe, readToken, () => undefined);
  useEffect(moveTokenToHistory, [token]);
  return token;
}
