/** Milliseconds after which a server that has not answered counts as unreachable. */
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Asks the server whether a reload would bring the page. While the server is away `navigator.onLine` stays true, and a
 * reload would replace the app with the browser's own error page.
 */
export async function isPageReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { ok } = await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
