import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyComponentOptions<Props extends object> {
  /**
   * What to do when the code can't be fetched and the component is on the page. May return another component.
   * @default throws the error again, for the error boundary around the component
   */
  recover?: ((error: unknown) => Promise<ComponentType<Props>>) | undefined;
}

/** Suspends until its code has loaded, and not at all once it has; throws when the code can't be fetched. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Fetches the code before the component is shown, once. Resolves when the code is there or could not be fetched; never
   * rejects.
   *
   * @returns whether the code is there
   */
  preload: () => Promise<boolean>;
}

/** The `recover` of a component that only adds to the page: renders nothing in its place. */
export const recoverWithNothing = (): Promise<() => null> => Promise.resolve(() => null);

const resetsAfterFailure = new Set<() => void>();

/** Lets failed lazy components load again. For error boundaries, before they show their content anew. */
export function retryLazyComponents(): void {
  for (const reset of resetsAfterFailure) reset();
  resetsAfterFailure.clear();
}

const preloads = new Set<() => Promise<boolean>>();

/**
 * Fetches every lazy component.
 *
 * @internal for stories, whose plays begin with the first frame
 */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.all([...preloads].map((preload) => preload()));
}

/**
 * A component whose code stays out of the files that are loaded first: `React.lazy` with preloading and with another
 * attempt after a failure, which `React.lazy` remembers for ever.
 *
 * @param load imports the component
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { recover }: LazyComponentOptions<Props> = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;

  async function fetchComponent() {
    try {
      Loaded = await load();
      return Loaded;
    } catch (error) {
      fetching = null;
      throw error;
    }
  }
  const fetchOnce = () => (fetching ??= fetchComponent());

  async function fetchOrRecover() {
    try {
      return { default: await fetchOnce() };
    } catch (error) {
      resetsAfterFailure.add(reset);
      if (recover) return { default: await recover(error) };
      throw error;
    }
  }
  let Lazy = lazy(fetchOrRecover);
  const reset = () => {
    Lazy = lazy(fetchOrRecover);
  };

  async function preload() {
    try {
      await fetchOnce();
      return true;
    } catch {
      // The component fetches its code again when it is shown.
      return false;
    }
  }
  preloads.add(preload);

  function LazyWithPreload(props: Props) {
    // React.lazy suspends once even when the code has loaded, so a loaded component is rendered without it. Each mount
    // keeps its choice: another type would mount the component anew, and lose what the visitor has typed.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return createElement<Props>(Chosen, props);
  }
  return Object.assign(LazyWithPreload, { preload });
}

/** Milliseconds that a screen has for its first data before code that it may need later is fetched. */
const FIRST_DATA_MS = 1_500;

/**
 * Fetches a lazy component's code when the page has loaded and the browser is idle, after the screen's first data. Does
 * nothing on a server.
 */
export function preloadWhenIdle({ preload }: { preload: () => void }): void {
  if (typeof window === 'undefined') return;
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(preload) : preload();
  const start = () => setTimeout(whenIdle, FIRST_DATA_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
