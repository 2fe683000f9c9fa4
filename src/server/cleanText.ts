const BROKEN = /[\p{Cc}\p{Cs}]/u;
const WHITESPACE_CONTROLS = /[\t-\r]+/g;
const OTHER_BROKEN = /[\p{Cc}\p{Cs}]+/gu;

/**
 * A text as the service judges and stores it: line breaks and tabs become spaces; other control characters, NUL among
 * them, and lone surrogates are removed, so that none can split a word that a rule looks for. A text of nothing else
 * becomes U+FFFD, because it was not empty.
 */
export function cleanText(text: string): string {
  if (!BROKEN.test(text)) return text;
  const clean = text.replace(WHITESPACE_CONTROLS, ' ').replace(OTHER_BROKEN, '');
  return clean === '' ? '\uFFFD' : clean;
}
