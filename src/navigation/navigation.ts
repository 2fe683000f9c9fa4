import { createContext, use } from 'react';

/** Opens other pages of the application. */
export interface PageNavigator {
  /**
   * @param path a path of this origin
   * @param options `replace` removes the current page from the history
   */
  go: (path: string, options?: { replace?: boolean }) => void;
}

/**
 * Loads a page as a document. The public pages have no router, which keeps the sign-in page small; inside the app
 * `RouterNavigation` replaces it.
 */
const documentNavigation: PageNavigator = {
  go: (path, { replace = false } = {}) => {
    if (replace) window.location.replace(path);
    else window.location.assign(path);
  },
};

/** The app provides its router's navigation here. */
export const NavigationContext = createContext<PageNavigator>(documentNavigation);

/** The navigation of the current page. */
export function useNavigation(): PageNavigator {
  return use(NavigationContext);
}
