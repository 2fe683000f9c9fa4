import { thrownError, type ApiError } from './errors';

/** How a write ended. */
export type Outcome<Output> = { ok: true; data: Output } | { ok: false; error: ApiError };

/**
 * Lets one call run at a time: whoever starts another meanwhile gets the running one's outcome, so that no write is
 * ever sent twice. The outcome is never a rejection.
 */
export function singleFlight<Input, Output>(): (
  call: (input: Input) => Promise<Output>,
  input: Input,
) => Promise<Outcome<Output>> {
  let inFlight: Promise<Outcome<Output>> | null = null;

  const attempt = async (call: (input: Input) => Promise<Output>, input: Input): Promise<Outcome<Output>> => {
    try {
      return { ok: true, data: await call(input) };
    } catch (thrown) {
      return { ok: false, error: thrownError(thrown) };
    }
  };

  return (call, input) =>
    (inFlight ??= attempt(call, input).finally(() => {
      inFlight = null;
    }));
}
