import { describe, expect, it } from 'vitest';
import { retryTransaction } from '~/server/store/retry';

const createFailure = (code: string) => Object.assign(new Error(`code ${code}`), { code });

/** Fails with the given codes, one per attempt, and then succeeds. */
function createFailingTransaction(codes: readonly string[]) {
  let tries = 0;
  return {
    tries: () => tries,
    transact: () => {
      const code = codes[tries++];
      return code === undefined ? Promise.resolve('done') : Promise.reject(createFailure(code));
    },
  };
}

describe('a transaction', () => {
  it('is retried after a deadlock and after a serialisation failure', async () => {
    const { transact, tries } = createFailingTransaction(['40P01', '40001']);
    expect(await retryTransaction(transact)).toBe('done');
    expect(tries()).toBe(3);
  });

  it('fails with the deadlock itself after four attempts', async () => {
    const { transact, tries } = createFailingTransaction(Array.from({ length: 9 }, () => '40P01'));
    await expect(retryTransaction(transact)).rejects.toThrow('code 40P01');
    expect(tries()).toBe(4);
  });

  it('is not retried after any other failure', async () => {
    const { transact, tries } = createFailingTransaction(['23505']);
    await expect(retryTransaction(transact)).rejects.toThrow('code 23505');
    expect(tries()).toBe(1);
  });
});
