import { useEffect, useRef, useState } from 'react';

/**
 * A state that returns to its initial value after a time, such as a message that disappears. Setting it starts the time
 * anew.
 *
 * @param durationMs milliseconds that a temporary value lasts
 * @param isTemporary which values return by themselves; left out: all of them
 */
export function useTemporaryState<State>(
  initial: State,
  durationMs: number,
  isTemporary: (state: State) => boolean = () => true,
): [state: State, setState: (next: State) => void] {
  const [state, setState] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function setTemporarily(next: State) {
    clearTimeout(timer.current);
    setState(next);
    if (isTemporary(next)) timer.current = setTimeout(() => setState(initial), durationMs);
  }

  return [state, setTemporarily];
}
