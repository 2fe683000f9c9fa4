import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { FEED_RHYTHM_MS, VISIBLE_LINES } from './rhythm';

interface Feed {
  /** Lines that have arrived since the beginning; starts with a full view. */
  arrived: number;
  /** The newest line has not been judged yet. */
  isReading: boolean;
}

const START: Feed = { arrived: VISIBLE_LINES, isReading: false };

/** Advances a feed by one line at a time while `isPlaying`. */
export function useFeedClock(isPlaying: boolean): Feed {
  const [feed, setFeed] = useState<Feed>(START);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => {
        setFeed(({ arrived, isReading }) =>
          isReading ? { arrived, isReading: false } : { arrived: arrived + 1, isReading: true },
        );
      },
      feed.isReading ? FEED_RHYTHM_MS.verdict : FEED_RHYTHM_MS.line - FEED_RHYTHM_MS.verdict,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, feed]);
  return feed;
}

/** Whether the element can be seen; true until the browser says otherwise. */
export function useIsOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function followMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the viewer accepts motion; no before the page has come to life. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    followMotion,
    () => !window.matchMedia(REDUCED).matches,
    () => false,
  );
}
