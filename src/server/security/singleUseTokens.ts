import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '../store/schema';

export interface NewToken {
  /** Goes into a link. Never stored. */
  token: string;
  /** SHA-256 of the token. */
  hash: Buffer;
}

const prefixes: Readonly<Record<TokenPurpose, string>> = { verify_email: 'vrf', reset_password: 'rst' };
const RANDOM_BYTES_IN_TOKEN = 24;

/** 192 random bits behind a prefix that tells people and secret scanners what it is. */
export function createToken(purpose: TokenPurpose): NewToken {
  const token = `${prefixes[purpose]}_${randomBytes(RANDOM_BYTES_IN_TOKEN).toString('base64url')}`;
  return { token, hash: tokenHash(token) };
}

/** What the store knows a token by. The hash is of a secret, so comparing it in the database leaks nothing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
