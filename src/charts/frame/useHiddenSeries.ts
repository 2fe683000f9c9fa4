import { useCallback, useState } from 'react';

/** Which series the viewer has switched off. The last visible one stays: a chart of nothing explains nothing. */
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
        return ids.every((each) => after.has(each)) ? before : after;
      });
    },
    [ids],
  );
  return { hidden, toggle };
}
