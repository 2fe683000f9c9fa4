import { createElement, use, type ComponentType } from 'react';

export interface LazyPartOptions {
  /**
   * Called when the code can't be fetched while the component is shown.
   * @default throws the error again, for the error boundary around the component
   */
  recover?: (error: unknown) => Promise<never>;
}

/** A component whose code comes when it is first shown, or before. */
export interface LazyPart<Props extends object> {
  /** Suspends until the code is there, and not at all once it is; throws when it can't be had. */
  Part: ComponentType<Props>;
  /** Begins to fetch the code before the component is shown. Does nothing when it is fetched or in flight. */
  preload: () => void;
}

/** A promise that `use` reads without suspending, by the fields that React itself sets on settled promises. */
function known<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** For what only adds to what is there: where it can't be had, nothing stands in its place. */
export const leaveOut = (): Promise<never> => new Promise(() => undefined);

const forgetting = new Set<() => void>();

/** Lets parts that could not be fetched be tried again. For error boundaries, before they show their content anew. */
export function retryParts(): void {
  for (const forget of forgetting) forget();
  forgetting.clear();
}

const parts = new Set<() => Promise<void>>();

/**
 * Fetches every part at once.
 *
 * @internal for stories, whose plays begin with the first frame
 */
export async function preloadNow(): Promise<void> {
  await Promise.all([...parts].map((fetched) => fetched()));
}

/**
 * Keeps a component's code out of the files that are loaded first.
 *
 * @param load imports the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { recover }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;
  let shown: Promise<ComponentType<Props>> | null = null;

  const fetchOnce = () =>
    (fetching ??= load().then((component) => {
      loaded = component;
      return component;
    }));

  function forget() {
    fetching = null;
    shown = null;
  }

  function failed(error: unknown): Promise<never> {
    forgetting.add(forget);
    if (recover) return recover(error);
    throw error;
  }

  function Part(props: Props) {
    shown ??= loaded ? known(loaded) : fetchOnce().catch(failed);
    return createElement(use(shown), props);
  }

  async function fetched() {
    try {
      await fetchOnce();
    } catch {
      // The component is not shown yet: showing it fetches the code again and reports a failure.
      if (shown === null) fetching = null;
    }
  }

  parts.add(fetched);
  return { Part, preload: () => void fetched() };
}

/** Milliseconds after which a browser without a word for idle time is taken to have some. */
const QUIET_MS = 200;

/** Fetches a component's code when the browser is idle, so that the component opens at once. Does nothing on a server. */
export function preloadWhenQuiet({ preload }: { preload: () => void }): void {
  if (typeof window === 'undefined') return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(preload);
  else setTimeout(preload, QUIET_MS);
}
