const PRIME = 0x01_00_01_93;
const SIGNAL_SEED = 0x60_5f_c8_11;

/** Mixes one more number into a hash. */
export function mixHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}

/** Spreads the bits of a mixed hash, so that its low bits may choose a bucket. */
export function finishHash(hash: number): number {
  let spread = hash ^ (hash >>> 15);
  spread = Math.imul(spread, 0x2c_1b_3c_6d);
  return (spread ^ (spread >>> 13)) >>> 0;
}

export function hashWord(word: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < word.length; index += 1) hash = mixHash(hash, word.charCodeAt(index));
  return hash;
}

export function hashName(name: string): number {
  return finishHash(hashWord(name, SIGNAL_SEED));
}
