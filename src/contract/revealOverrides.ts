const OVERRIDES = /[\u202D\u202E]/g;

/**
 * Writes the characters that turn the order of the letters after them, U+202D and U+202E, as `[U+202E]`: a player would
 * otherwise choose what a reviewer reads instead of what was written. Marks of right-to-left languages stay.
 */
export const revealOverrides = (text: string): string =>
  text.replace(OVERRIDES, (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase()}]`);
