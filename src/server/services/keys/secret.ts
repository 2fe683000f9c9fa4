import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { KeyPrefix } from '~/contract/api.gen';
import { keyPrefixValues } from '~/contract/enums.gen';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 27 base-62 digits hold 160 bits. */
const randomDigits = 27;
const randomByteCount = 20;
/** 6 base-62 digits hold 32 bits. */
const checksumDigits = 6;
/** Characters of the random part that lists show: enough to recognise a key, useless to guess one. */
const shownDigits = 4;

function base62(value: bigint, digits: number): string {
  let rest = value;
  let text = '';
  for (let index = 0; index < digits; index += 1) {
    text = alphabet.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

function checksumOf(text: string): string {
  return base62(BigInt(crc32(text)), checksumDigits);
}

/** A freshly made key. `secret` goes to the owner once and is kept nowhere. */
export interface NewSecret {
  /** The full key: prefix, 160 random bits and a checksum. */
  secret: string;
  /** What the database keeps of it: 32 bytes. */
  hash: Buffer;
  /** The first characters, for lists. */
  shown: string;
}

/** SHA-256. A slow hash would add nothing: 160 random bits can't be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Makes a key of the given kind. */
export function makeSecret(prefix: KeyPrefix): NewSecret {
  const random = base62(BigInt(`0x${randomBytes(randomByteCount).toString('hex')}`), randomDigits);
  const body = `${prefix}_${random}`;
  const secret = body + checksumOf(body);
  return { secret, hash: hashSecret(secret), shown: body.slice(0, prefix.length + 1 + shownDigits) };
}

const shape = new RegExp(
  `^(${keyPrefixValues.join('|')})_[0-9A-Za-z]{${String(randomDigits + checksumDigits)}}$`,
);

/** The kind of a credential that has the form of a key, whether or not it exists; undefined for anything else. */
export function kindOfSecret(credential: string): KeyPrefix | undefined {
  return keyPrefixValues.find((prefix) => credential.startsWith(`${prefix}_`));
}

/**
 * Whether a credential can be a key at all: its form and checksum are right. Typing errors and made-up keys
 * are refused by this alone, without asking the database.
 */
export function isWellFormedSecret(credential: string): boolean {
  if (!shape.test(credential)) return false;
  const body = credential.slice(0, -checksumDigits);
  return timingSafeEqual(Buffer.from(checksumOf(body)), Buffer.from(credential.slice(-checksumDigits)));
}
