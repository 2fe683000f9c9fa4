import { createHash } from 'node:crypto';

/**
 * The same key for messages that differ only in case, accents, digits, punctuation, colour codes or repeated letters,
 * so that a reviewer can decide similar items together.
 */
export function computeSimilarKey(message: string): string {
  const letters = message
    .replace(/[§&][0-9a-fk-or]/gi, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
    .replace(/(.)\1+/gu, '$1');
  return createHash('sha256')
    .update(letters === '' ? message : letters)
    .digest('hex')
    .slice(0, 16);
}
