import { useLayoutEffect } from 'react';

/** Puts the name of what a screen shows before the tab's title, such as a player's, while there is one. */
export function useTabTitlePrefix(name: string | undefined): void {
  // In the layout phase: a later clean-up would overwrite the title of the next screen.
  useLayoutEffect(() => {
    if (name === undefined) return undefined;
    const { title } = document;
    document.title = `${name} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [name]);
}
