/**
 * The beginning of a text that fits a limit. Never ends inside a character: half an emoji is broken Unicode, which no
 * database takes.
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
  // A single character may consist of any number of code points.
  return kept === '' ? Array.from(text).slice(0, max).join('') : kept;
}
