import { createContext, use } from 'react';

/** Leads the browser to another page of the application. */
export interface Navigation {
  /**
   * @param path a path of the own origin
   * @param options `replace` leaves no way back to the current page
   */
  go: (path: string, options?: { replace?: boolean }) => void;
}

/**
 * Loads the page. The public pages are documents of their own and work without a router, which keeps the sign-in
 * page small; inside the app the router takes its place.
 */
const documentNavigation: Navigation = {
  go: (path, { replace = false } = {}) => {
    if (replace) window.location.replace(path);
    else window.location.assign(path);
  },
};

/** Provided by the app with its router. */
export const NavigationContext = createContext<Navigation>(documentNavigation);

/** How this page leads to others. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}
