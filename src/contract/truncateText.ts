/**
 * Cuts a text to a limit, but never inside a character, because databases refuse half an emoji as invalid Unicode.
 *
 * @param max code points, as the contract counts a text's length
 */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    count += Array.from(segment).length;
    if (count > max) break;
    kept += segment;
  }
  // The first character alone may exceed the limit, because a character can have any number of code points.
  return kept === '' ? Array.from(text).slice(0, max).join('') : kept;
}

const BROKEN = /[\p{Cc}\p{Cs}]/gu;

/**
 * Brings a search text into the form that the API takes: cut to `max`, with a space in place of half an emoji and of
 * each control character, such as a tab pasted from a table.
 *
 * @param max code points
 */
export const cleanSearchText = (text: string, max: number): string =>
  truncateText(text.replace(BROKEN, ' '), max);
