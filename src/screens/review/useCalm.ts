import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A number that follows another at a pace that can be listened to: a burst of changes arrives as one.
 *
 * @param everyMs milliseconds between two changes, at least
 */
export function useCalm(value: number, everyMs: number): number {
  const [calm, setCalm] = useState(value);
  const catchUp = useEffectEvent(() => setCalm(value));
  const isBehind = calm !== value;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => catchUp(), everyMs);
    return () => clearTimeout(timer);
  }, [isBehind, calm, everyMs]);
  return calm;
}
