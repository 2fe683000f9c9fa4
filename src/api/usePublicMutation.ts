import { useState } from 'react';
import type { ApiError } from './errors';
import { createSingleFlight } from './singleFlight';
import type { ApiMutation } from './useApiMutation';

interface State<Output> {
  isPending: boolean;
  error: ApiError | null;
  data: Output | undefined;
}

const idle = { isPending: false, error: null, data: undefined };

/** `useApiMutation` for public pages, whose budget has no room for the query cache. */
export function usePublicMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
): ApiMutation<Input, Output> {
  const [state, setState] = useState<State<Output>>(idle);
  const [joinOrStart] = useState(() => createSingleFlight<Input, Output>());

  async function mutate(input: Input) {
    setState({ ...idle, isPending: true });
    const result = await joinOrStart(call, input);
    setState(result.ok ? { ...idle, data: result.data } : { ...idle, error: result.error });
    return result;
  }

  return { mutate, reset: () => setState(idle), ...state };
}
