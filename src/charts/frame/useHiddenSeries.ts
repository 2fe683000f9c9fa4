import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Returns what is hidden of these series: nothing when it would be all, as after the only visible one has gone. */
export function chooseHidden(hidden: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return ids.every((id) => hidden.has(id)) ? NONE : hidden;
}

/** Keeps which series of a chart the visitor has hidden. The last visible one can't be hidden. */
export function useHiddenSeries(ids: readonly string[]): {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
} {
  const [chosen, setChosen] = useState(NONE);
  const hidden = useMemo(() => chooseHidden(chosen, ids), [chosen, ids]);
  const toggle = useCallback(
    (id: string) => {
      setChosen((chosenBefore) => {
        const before = chooseHidden(chosenBefore, ids);
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return ids.every((other) => after.has(other)) ? before : after;
      });
    },
    [ids],
  );
  return { hidden, toggle };
}
