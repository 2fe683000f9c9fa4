import { appPaths } from '../contract/appPaths';
import { ACCESS_REDIRECTS } from './access';

const PARAMETER = 'next';
const FALLBACK = appPaths.dashboard;

/** Returns the sign-in page's address with the path, query and fragment to return to. */
export function toSignInPath(askedFor: string): string {
  return `${ACCESS_REDIRECTS.signIn}?${new URLSearchParams({ [PARAMETER]: askedFor }).toString()}`;
}

/**
 * Reads the path to open after sign-in. Only paths of this origin count, so that a crafted link to the sign-in page
 * can't lead to another site.
 *
 * @param search the query of the sign-in page's address
 */
export function readReturnPath(search: string): string {
  const askedPath = new URLSearchParams(search).get(PARAMETER);
  if (askedPath === null || !askedPath.startsWith('/')) return FALLBACK;
  const origin = 'https://own-origin.invalid';
  try {
    // The URL parser resolves //host, /\host and control characters as a browser does.
    const url = new URL(askedPath, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === ACCESS_REDIRECTS.signIn)
      return FALLBACK;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return FALLBACK;
  }
}
