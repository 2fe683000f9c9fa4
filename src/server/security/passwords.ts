import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrencyLimit';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Bytes of UTF-8: the contract bounds characters, this bounds the work of hashing. */
export const MAX_PASSWORD_BYTES = 1_024;

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password matches. Without a stored hash it verifies against a hash of no known password, so that an
   * unknown address takes as long as a wrong password.
   */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** Hashes that a node computes in parallel: each takes 19 MiB and a thread that file access needs too. */
const PARALLEL_HASHES = 2;

export function createPasswords(): Passwords {
  const throughGate = createConcurrencyLimit(PARALLEL_HASHES);
  const placeholder = hash(randomBytes(32).toString('base64'), cost);
  return {
    hash: (password) => throughGate(() => hash(password, cost)),
    verify: (stored, password) =>
      throughGate(async () => {
        const tooLong = Buffer.byteLength(password) > MAX_PASSWORD_BYTES;
        const matches = await verify(stored ?? (await placeholder), tooLong ? '' : password);
        return matches && stored !== undefined && !tooLong;
      }),
  };
}
