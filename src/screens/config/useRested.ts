import { useEffect, useState } from 'react';

/** Milliseconds without an edit before what depends on it is fetched. */
const REST_MS = 200;

/** Returns a value once it has stayed the same for a moment; null follows at once. */
export function useRested<Value extends object>(value: Value | null): Value | null {
  const text = value === null ? null : JSON.stringify(value);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === null || rested === null ? null : (JSON.parse(rested) as Value);
}
