import { toApiError, type ApiError } from './errors';

/** How a mutation ended. */
export type MutationResult<Output> = { ok: true; data: Output } | { ok: false; error: ApiError };

/**
 * Creates a function that runs one call at a time: a second call joins the one in flight and gets its result, so that
 * no mutation is sent twice. The result is never a rejection.
 */
export function createSingleFlight<Input, Output>(): (
  call: (input: Input) => Promise<Output>,
  input: Input,
) => Promise<MutationResult<Output>> {
  let inFlight: Promise<MutationResult<Output>> | null = null;

  const attempt = async (
    call: (input: Input) => Promise<Output>,
    input: Input,
  ): Promise<MutationResult<Output>> => {
    try {
      return { ok: true, data: await call(input) };
    } catch (thrown) {
      return { ok: false, error: toApiError(thrown) };
    }
  };

  return (call, input) =>
    (inFlight ??= attempt(call, input).finally(() => {
      inFlight = null;
    }));
}
