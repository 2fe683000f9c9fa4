import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Returns the hidden series; none when all of `ids` would be hidden, as after the data lost the only visible one. */
export function withoutHidingAll(hidden: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return ids.every((id) => hidden.has(id)) ? NONE : hidden;
}

/** Keeps which series of a chart the visitor has hidden. The last visible one can't be hidden. */
export function useHiddenSeries(ids: readonly string[]): {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
} {
  const [chosen, setChosen] = useState(NONE);
  const hidden = useMemo(() => withoutHidingAll(chosen, ids), [chosen, ids]);
  const toggle = useCallback(
    (id: string) => {
      setChosen((chosenBefore) => {
        const before = withoutHidingAll(chosenBefore, ids);
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return ids.every((other) => after.has(other)) ? before : after;
      });
    },
    [ids],
  );
  return { hidden, toggle };
}
