/** Words that players split ("fu ck") or mask ("f**k"). The list is exact, because guessing would hit ordinary text. */
const STEMS = [
  'fuck',
  'fucker',
  'fucking',
  'fucked',
  'bitch',
  'bitches',
  'cunt',
  'cunts',
  'whore',
  'slut',
  'faggot',
  'faggots',
  'nigger',
  'niggers',
  'nigga',
  'niggas',
  'retard',
  'retarded',
  'asshole',
  'dumbass',
  'bastard',
  'dickhead',
  'pussy',
  'porn',
  'kike',
  'tranny',
  'motherfucker',
  'bullshit',
  'suicide',
  'nudes',
  'rapist',
] as const;

/** Words that players only mask: split, "sh it" and "di ck" also occur between ordinary words. */
const MASKED_ONLY = [
  'shit',
  'dick',
  'cock',
  'fag',
  'fags',
  'kys',
  'penis',
  'rape',
  'wanker',
  'stfu',
  'shitty',
  'hoe',
  'ass',
  'damn',
] as const;

/** Words that normalising joins again where a player has split them, such as "fu ck". */
export const joinableWords: ReadonlySet<string> = new Set<string>(STEMS);

const MASKABLE: readonly string[] = [...MASKED_ONLY, ...STEMS];
const MASKED = /^[^a-z]*([a-z][a-z*#%^~]*[*#%^~][a-z*#%^~]*[a-z])[^a-z]*$/;

/**
 * Completes a word whose inner letters are hidden by asterisks and the like; every visible letter must match in its
 * place.
 *
 * @returns the word, or undefined when the token is not masked or matches none
 */
export function resolveMasked(token: string): string | undefined {
  const shown = MASKED.exec(token)?.[1];
  if (shown === undefined) return undefined;
  return MASKABLE.find((word) => word.length === shown.length && fits(shown, word));
}

function fits(shown: string, word: string): boolean {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    const character = shown[index] ?? '';
    if (character < 'a' || character > 'z') continue;
    if (character !== word[index]) return false;
    letters += 1;
  }
  return letters >= 2;
}
