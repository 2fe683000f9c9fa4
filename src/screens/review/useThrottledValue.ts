import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A number that follows `value`, at most once in `intervalMs` milliseconds. The `throttle` of libraries would change the
 * value outside React's rendering.
 */
export function useThrottledValue(value: number, intervalMs: number): number {
  const [throttled, setThrottled] = useState(value);
  const follow = useEffectEvent(() => setThrottled(value));
  const isBehind = throttled !== value;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => follow(), intervalMs);
    return () => clearTimeout(timer);
  }, [isBehind, throttled, intervalMs]);
  return throttled;
}
