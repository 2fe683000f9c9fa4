import { hash, randomBytes } from 'node:crypto';
import type { KeyMode } from '../store/schema/accounts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BITS = 160;
/** 62^27 is the first power above 2^160. */
const SECRET_LENGTH = 27;
/** 62^6 is above 2^32. */
const CHECKSUM_LENGTH = 6;
const shape = new RegExp(`^sk_(live|test)_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

function encodeBase62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i++) {
    text = (ALPHABET[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text;
}

function hashText(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

function computeChecksum(body: string): string {
  return encodeBase62(BigInt(hashText(`torchward key checksum ${body}`).readUInt32BE(0)), CHECKSUM_LENGTH);
}

export interface NewApiKey {
  /** The whole key. Shown once, never stored. */
  key: string;
  mode: KeyMode;
  /** The beginning of the key for lists: enough to recognise it, far too little to use it. */
  displayPrefix: string;
  hash: Buffer;
}

/** Creates a key of 160 random bits, with a checksum so that a mistyped or made-up key is refused without a query. */
export function generateApiKey(mode: KeyMode): NewApiKey {
  const random = BigInt(`0x${randomBytes(SECRET_BITS / 8).toString('hex')}`);
  const body = `sk_${mode}_${encodeBase62(random, SECRET_LENGTH)}`;
  const key = body + computeChecksum(body);
  return { key, mode, displayPrefix: body.slice(0, 12), hash: hashText(key) };
}

/** Whether a credential has the form of an API key, well formed or not. */
export function looksLikeApiKey(credential: string): boolean {
  return credential.startsWith('sk_');
}

/**
 * Computes the hash that finds the key, or undefined when the text can't be one of our keys. The lookup compares hashes
 * of the secret, so its timing says nothing about the secret itself.
 */
export function hashApiKey(credential: string): Buffer | undefined {
  if (!shape.test(credential)) return undefined;
  const body = credential.slice(0, -CHECKSUM_LENGTH);
  return credential.slice(-CHECKSUM_LENGTH) === computeChecksum(body) ? hashText(credential) : undefined;
}
