import { isRetryable } from './failures';

const MAX_ATTEMPTS = 4;

/**
 * Repeats a transaction that PostgreSQL ended for a deadlock or a serialisation failure, which leave nothing written.
 *
 * @param transact begins and ends the transaction; its effects outside the store must be repeatable
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
