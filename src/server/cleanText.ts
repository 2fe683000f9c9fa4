const BROKEN = /[\p{Cc}\p{Cs}]/u;
const WHITESPACE_CONTROLS = /[\t-\r]+/g;
const OTHER_BROKEN = /[\p{Cc}\p{Cs}]+/gu;

/**
 * A text as it is judged and stored: line breaks and tabs are spaces; other control characters, NUL among them, and
 * lone surrogates are gone, so that none can stand inside a word that a rule looks for. What consisted of nothing else
 * becomes U+FFFD, because it was not empty.
 */
export function cleanText(text: string): string {
  if (!BROKEN.test(text)) return text;
  const clean = text.replace(WHITESPACE_CONTROLS, ' ').replace(OTHER_BROKEN, '');
  return clean === '' ? '\uFFFD' : clean;
}
