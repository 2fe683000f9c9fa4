import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApiError } from './errors';
import { singleFlight } from './singleFlight';
import type { Write } from './useCall';

interface WriteOptions<Input, Output> {
  /** Throws an `ApiError` when it fails. */
  call: (input: Input) => Promise<Output>;
  /** Brings the cache up to date after a success. The write counts as pending until it is done. */
  then?: (data: Output, input: Input) => unknown;
}

/** A write through the query cache. Never retried, and never in flight twice. */
export function useWrite<Input, Output>({ call, then }: WriteOptions<Input, Output>): Write<Input, Output> {
  const { mutateAsync, isPending, error, data, reset } = useMutation<Output, ApiError, Input>({
    mutationFn: call,
    onSuccess: async (output, input) => {
      await then?.(output, input);
    },
  });
  const [once] = useState(() => singleFlight<Input, Output>());
  const run = useCallback((input: Input) => once(mutateAsync, input), [mutateAsync, once]);

  return { run, pending: isPending, error, data: data ?? null, reset };
}
