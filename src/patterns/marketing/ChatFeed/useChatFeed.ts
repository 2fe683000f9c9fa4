import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { FEED_RHYTHM_MS, VISIBLE_MESSAGES } from './rhythm';

interface Feed {
  /** Number of messages that have arrived; begins with as many as are visible at a time. */
  arrived: number;
  /** Whether the newest message still waits for its verdict. */
  isReading: boolean;
}

const START: Feed = { arrived: VISIBLE_MESSAGES, isReading: false };

/** Advances a feed by one message at a time while `isPlaying`. */
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

/** Whether the element is inside the browser's window; true until the browser reports otherwise. */
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

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor accepts motion; false until the page is hydrated. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => !window.matchMedia(REDUCED_MOTION_QUERY).matches,
    () => false,
  );
}
