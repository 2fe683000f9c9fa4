/**
 * Writes the source of a pattern for any number of words in a row. It begins only where no such word stands before, because
 * a search that begins anew at each word of a long row takes the square of its length.
 *
 * @param word the source of one word and the space behind it; its beginning says where a word may begin
 * @param times how many words make the row
 */
export const repeatWords = (word: string, times: '*' | '+' = '*'): string =>
  `(?<!${word})(?:${word})${times}`;
