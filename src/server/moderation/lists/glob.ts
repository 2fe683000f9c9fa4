/** A pattern whose wildcards stand for any characters, none included. */
export interface Glob {
  first: string;
  /** Parts between two wildcards, in their order. */
  middle: readonly string[];
  last: string;
  /** The longest part: a text without it can't match. */
  longest: string;
}

/** @param pattern with at least one `*` */
export function compileGlob(pattern: string): Glob {
  const parts = pattern.split('*');
  return {
    first: parts[0] ?? '',
    middle: parts.slice(1, -1).filter((part) => part !== ''),
    last: parts.at(-1) ?? '',
    longest: parts.reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
  };
}

/** Whether a glob stands for a whole text. Never goes back in the text, so no pattern makes it slow. */
export function matchesGlob({ first, middle, last }: Glob, text: string): boolean {
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) {
    return false;
  }
  let at = first.length;
  for (const part of middle) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
