import { use, type ComponentType, type ReactNode } from 'react';
import { recoverFromMissingChunk } from './chunkRecovery';

export type ScreenComponent = ComponentType<{ children?: ReactNode }>;

/** A component in a chunk of its own. */
export interface LazyScreen {
  /** Suspends until the chunk is there; throws when it can't be had. */
  Screen: ScreenComponent;
  /** Begins to fetch the chunk. Does nothing when it is there or on its way. */
  preload: () => void;
  /** Forgets a failure, so that the next render tries again. */
  retry: () => void;
}

/** A promise that `use` reads without suspending, by the fields that React itself sets on settled promises. */
function known(component: ScreenComponent): Promise<ScreenComponent> {
  return Object.assign(Promise.resolve(component), { status: 'fulfilled', value: component });
}

/**
 * Loads a component when it is first shown, or when somebody seems about to open it.
 *
 * @param load imports the component
 * @param recover what to do when that fails while somebody waits for it
 */
export function lazyScreen(
  load: () => Promise<ScreenComponent>,
  recover: (error: unknown) => Promise<never> = recoverFromMissingChunk,
): LazyScreen {
  let loaded: ScreenComponent | null = null;
  let fetching: Promise<ScreenComponent> | null = null;
  let shown: Promise<ScreenComponent> | null = null;

  const fetchOnce = () =>
    (fetching ??= load().then((component) => {
      loaded = component;
      return component;
    }));

  function LoadedScreen({ children }: { children?: ReactNode }) {
    shown ??= loaded ? known(loaded) : fetchOnce().catch(recover);
    const Loaded = use(shown);
    return <Loaded>{children}</Loaded>;
  }

  return {
    Screen: LoadedScreen,
    preload: () => {
      fetchOnce().catch(() => {
        // Nobody waits for it yet: whoever opens the screen tries again and is told.
        if (shown === null) fetching = null;
      });
    },
    retry: () => {
      fetching = null;
      shown = null;
    },
  };
}
