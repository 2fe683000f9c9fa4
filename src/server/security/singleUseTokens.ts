import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '../store/schema/accounts';

export interface NewToken {
  /** The text of the link. Never stored. */
  token: string;
  /** SHA-256 of the token. */
  hash: Buffer;
}

const prefixes: Readonly<Record<TokenPurpose, string>> = { verify_email: 'vrf', reset_password: 'rst' };
const RANDOM_BYTES_IN_TOKEN = 24;

/** 192 random bits behind a prefix by which people and secret scanners recognise the token. */
export function createToken(purpose: TokenPurpose): NewToken {
  const token = `${prefixes[purpose]}_${randomBytes(RANDOM_BYTES_IN_TOKEN).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

/**
 * Computes the hash by which the store finds a token. It hides the secret, so comparing it in the database leaks
 * nothing.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
