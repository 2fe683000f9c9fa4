import { isRetryable } from './failures';

const MAX_ATTEMPTS = 4;

/**
 * Runs a transaction again when PostgreSQL ended it for a deadlock or a serialisation failure, which leave nothing
 * written.
 *
 * @param transact begins and ends the transaction; its effects outside the store must bear a repeat
 */
export async function retryTransaction<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
