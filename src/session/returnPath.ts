import { paths } from '../contract/paths';
import { ACCESS_REDIRECTS } from './access';

const PARAMETER = 'next';
const FALLBACK = paths.dashboard;

/** The sign-in page's address, remembering the path (with query and fragment) that the visitor asked for. */
export function signInPath(askedFor: string): string {
  return `${ACCESS_REDIRECTS.signIn}?${new URLSearchParams({ [PARAMETER]: askedFor }).toString()}`;
}

/**
 * The path to open after signing in. Only paths of this origin are followed, so that a crafted link to the sign-in
 * page cannot lead elsewhere.
 *
 * @param search the query of the sign-in page's address
 */
export function returnPath(search: string): string {
  const askedPath = new URLSearchParams(search).get(PARAMETER);
  if (askedPath === null || !askedPath.startsWith('/')) return FALLBACK;
  const origin = 'https://own-origin.invalid';
  try {
    // The URL parser sees through //host, /\host and control characters the way a browser would.
    const url = new URL(askedPath, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === ACCESS_REDIRECTS.signIn)
      return FALLBACK;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return FALLBACK;
  }
}
