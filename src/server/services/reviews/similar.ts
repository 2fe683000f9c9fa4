import { createHash } from 'node:crypto';

/**
 * What makes two messages one to a reviewer: letters and digits in lower case without accents, runs of one
 * character cut to two, numbers made alike. "Join PLAY.freerank!!" and "join play freerank" are near-identical.
 */
function skeleton(message: string): string {
  return message
    .normalize('NFKD')
    .replace(/§./gu, '')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}0]/gu, '')
    .replace(/(.)\1{2,}/gu, '$1$1');
}

/** Equal for near-identical messages, so that they can be offered as one group. 16 hex characters. */
export function similarKey(message: string): string {
  const bones = skeleton(message);
  // Punctuation alone has no skeleton; such messages are alike only when they are the same.
  return createHash('sha256')
    .update(bones === '' ? `=${message}` : bones)
    .digest('hex')
    .slice(0, 16);
}
