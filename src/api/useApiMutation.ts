import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError, type ApiError } from './errors';
import { queryClient } from './queryClient';
import { createSingleFlight, type MutationResult } from './singleFlight';

/** A mutation that a screen can start. */
export interface ApiMutation<Input, Output> {
  /** Starts the mutation, or joins the one in flight. The promise is never rejected. */
  mutate: (input: Input) => Promise<MutationResult<Output>>;
  /** Whether the mutation is in flight. */
  isPending: boolean;
  /** Why the last mutation failed, until the next one starts. */
  error: ApiError | null;
  /** What the last mutation answered, until the next one starts. */
  data: Output | undefined;
  /** Forgets error and data. */
  reset: () => void;
}

/**
 * A mutation, never retried and never in flight twice. Public pages use `usePublicMutation`.
 *
 * @param call its cache updates count as part of the mutation, which is pending until they are done
 */
export function useApiMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
): ApiMutation<Input, Output> {
  const mutationFn = (input: Input) =>
    call(input).catch((thrown: unknown) => {
      throw toApiError(thrown);
    });
  const { mutateAsync, isPending, error, data, reset } = useMutation<Output, ApiError, Input>(
    { mutationFn },
    queryClient,
  );
  const [joinOrStart] = useState(() => createSingleFlight<Input, Output>());

  return { mutate: (input) => joinOrStart(mutateAsync, input), isPending, error, data, reset };
}
