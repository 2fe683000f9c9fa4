import { useLayoutEffect } from 'react';

/** Puts a name, such as the open player's, before the tab's title. Without a name the title stays. */
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
