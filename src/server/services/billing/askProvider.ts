import { CustomerRefusedError } from '../../billing/provider';
import { HttpProblem, createUnavailableProblem } from '../../problem';

/** Milliseconds for all calls of one request to the provider; the app gives up after 30 s. */
const PROVIDER_TIMEOUT_MS = 20_000;

const NO_ANSWER_DETAIL =
  'The payment provider does not answer at the moment. Nothing was changed; please try again shortly.';

/** @throws {HttpProblem} 503 when the provider fails or takes too long */
export async function askProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The payment provider took too long.'));
    }, PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } catch (error) {
    throw error instanceof HttpProblem ? error : createUnavailableProblem(NO_ANSWER_DETAIL, error, 5);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the provider refused a call because of its customer. Calls for other customers may succeed. */
export const isCustomerRefused = (error: unknown): boolean =>
  error instanceof HttpProblem && error.cause instanceof CustomerRefusedError;
