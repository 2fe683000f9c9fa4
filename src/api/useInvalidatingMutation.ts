import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { invalidateQueries } from './invalidateQueries';
import { useApiMutation } from './useApiMutation';

/**
 * A mutation after which queries are fetched again. A failed one invalidates too: its answer may be lost and the change
 * saved.
 *
 * @param queryKeys the queries that show what it changes
 * @param onAnswer writes the answer into the cache, so that the screen shows the change before the refetch
 */
export function useInvalidatingMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  queryKeys: (input: Input) => readonly QueryKey[],
  onAnswer: (cache: QueryClient, output: Output, input: Input) => void,
) {
  const cache = useQueryClient();
  return useApiMutation(async (input: Input) => {
    let applyAnswer = (): void => undefined;
    try {
      const output = await call(input);
      applyAnswer = () => onAnswer(cache, output, input);
      return output;
    } finally {
      invalidateQueries(cache, queryKeys(input), applyAnswer);
    }
  });
}
