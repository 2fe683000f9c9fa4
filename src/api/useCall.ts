import { useCallback, useState } from 'react';
import type { ApiError } from './errors';
import { singleFlight, type Outcome } from './singleFlight';

export type { Outcome } from './singleFlight';

/** A write that a screen can start. */
export interface Write<Input, Output> {
  /** Starts the call, or joins the one in flight. The promise is never rejected. */
  run: (input: Input) => Promise<Outcome<Output>>;
  /** Whether the call is in flight. */
  pending: boolean;
  /** Why the last call failed, until the next one starts. */
  error: ApiError | null;
  /** What the last call answered, until the next one starts. */
  data: Output | null;
  /** Forgets error and data. */
  reset: () => void;
}

interface State<Output> {
  pending: boolean;
  error: ApiError | null;
  data: Output | null;
}

const idle = { pending: false, error: null, data: null };

/**
 * A write. Never retried, and never in flight twice.
 *
 * @param call throws an `ApiError` when it fails. What it brings up to date counts as part of it: the write is pending
 *   until that is done. Keep its identity, with `useCallback` where it knows of something.
 */
export function useCall<Input, Output>(call: (input: Input) => Promise<Output>): Write<Input, Output> {
  const [state, setState] = useState<State<Output>>(idle);
  const [once] = useState(() => singleFlight<Input, Output>());

  const run = useCallback(
    async (input: Input) => {
      setState({ ...idle, pending: true });
      const outcome = await once(call, input);
      setState(outcome.ok ? { ...idle, data: outcome.data } : { ...idle, error: outcome.error });
      return outcome;
    },
    [call, once],
  );
  const reset = useCallback(() => setState(idle), []);

  return { run, reset, ...state };
}
