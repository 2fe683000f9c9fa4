import { useEffect, useState } from 'react';

/** Milliseconds without a change after which the value follows. */
const DEBOUNCE_MS = 200;

/** Returns the value debounced; null follows at once. */
export function useDebouncedValue<Value extends object>(value: Value | null): Value | null {
  const text = value === null ? null : JSON.stringify(value);
  const [debounced, setDebounced] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === null || debounced === null ? null : (JSON.parse(debounced) as Value);
}
