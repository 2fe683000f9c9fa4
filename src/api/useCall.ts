import { useCallback, useRef, useState } from 'react';
import { thrownError, type ApiError } from './errors';

/** How a write ended. */
export type Outcome<Output> = { ok: true; data: Output } | { ok: false; error: ApiError };

/** A write that a screen can start. */
export interface Write<Input, Output> {
  /**
   * Starts the call. While one is in flight, starting again joins it: no write is ever sent twice.
   * The promise is never rejected.
   */
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

/**
 * A write without the query cache, for pages that load before anyone has signed in. Never retried.
 *
 * @param call throws an `ApiError` when it fails
 */
export function useCall<Input, Output>(call: (input: Input) => Promise<Output>): Write<Input, Output> {
  const idle: State<Output> = { pending: false, error: null, data: null };
  const [state, setState] = useState(idle);
  const inFlight = useRef<Promise<Outcome<Output>> | null>(null);

  const run = useCallback(
    (input: Input) => {
      const start = async (): Promise<Outcome<Output>> => {
        try {
          const data = await call(input);
          setState({ pending: false, error: null, data });
          return { ok: true, data };
        } catch (thrown) {
          const error = thrownError(thrown);
          setState({ pending: false, error, data: null });
          return { ok: false, error };
        }
      };
      if (inFlight.current === null) {
        setState({ pending: true, error: null, data: null });
        inFlight.current = start().finally(() => {
          inFlight.current = null;
        });
      }
      return inFlight.current;
    },
    [call],
  );

  const reset = useCallback(() => setState({ pending: false, error: null, data: null }), []);
  return { run, reset, ...state };
}
