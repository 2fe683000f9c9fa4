import { useEffect, useSyncExternalStore } from 'react';

const PARAMETER = 'token';
let remembered: { path: string; token: string } | null = null;
let readers = 0;

function readToken(): string | null {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get(PARAMETER);
  if (token) remembered = { path: pathname, token };
  return remembered?.path === pathname ? remembered.token : null;
}

function subscribe(): () => void {
  readers += 1;
  return () => {
    readers -= 1;
    // React's strict mode unsubscribes and subscribes again at once, which must not forget the token.
    queueMicrotask(() => {
      if (readers === 0) remembered = null;
    });
  };
}

/** Keeps the token out of the history, copied links and the Referer header. */
function removeTokenFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}

/**
 * The single-use token from a mail's link. The hook removes it from the address at once.
 *
 * @returns null without a token, undefined until hydration
 */
export function useLinkToken(): string | null | undefined {
  const token = useSyncExternalStore<string | null | undefined>(subscribe, readToken, () => undefined);
  useEffect(removeTokenFromAddress, [token]);
  return token;
}
