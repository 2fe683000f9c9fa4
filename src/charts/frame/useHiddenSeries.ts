import { useCallback, useState } from 'react';

/** Keeps which series of a chart the visitor has hidden. The last visible one can't be hidden. */
export function useHiddenSeries(ids: readonly string[]): {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
} {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) => {
      setHidden((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return ids.every((other) => after.has(other)) ? before : after;
      });
    },
    [ids],
  );
  return { hidden, toggle };
}
