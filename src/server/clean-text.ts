const broken = /[\p{Cc}\p{Cs}]/u;
const whitespaceControls = /[\t-\r]+/g;
const otherBroken = /[\p{Cc}\p{Cs}]+/gu;

/**
 * A text as it is judged and stored: line breaks and tabs are spaces; other control characters, NUL among them, and
 * lone surrogates are gone, so that none can stand inside a word that a rule looks for. What consisted of nothing else
 * becomes U+FFFD, because it was not empty.
 */
export function cleanText(text: string): string {
  if (!broken.test(text)) return text;
  const clean = text.replace(whitespaceControls, ' ').replace(otherBroken, '');
  return clean === '' ? '\uFFFD' : clean;
}
