/** How many words are remembered before all are forgotten; players of ten languages use fewer at a time. */
const MOST_WORDS = 20_000;

/**
 * Remembers what was computed for a word, because players say the same words again and again. A plain map, because
 * keeping the words in the order of their last use takes as long as computing anew.
 */
export function rememberByWord<Value extends object>(
  compute: (word: string) => Value,
): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_WORDS) known.clear();
    const value = compute(word);
    known.set(word, value);
    return value;
  };
}
