import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A number that follows another at a pace that can be listened to: a burst of changes arrives as one.
 *
 * @param intervalMs milliseconds between two changes, at least
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
