import { hashName } from './hash';
import { findMeanings, MEANING_LANGUAGES } from './meanings';
import { rememberByWord } from './rememberByWord';

/** What a whole line says, as letters that stand for its words. */
export interface MeaningForm {
  /** Words that no class holds, or that a class holds too broadly, by letter; they count before the classes. */
  words?: Readonly<Record<string, RegExp>>;
  /** Classes of meaning by letter, separated by blanks; the first that fits a word counts. */
  classes: Readonly<Record<string, string>>;
  pattern: RegExp;
}

/** A form whose classes are hashed once. */
interface PreparedForm extends MeaningForm {
  letters: readonly (readonly [letter: string, meanings: ReadonlySet<number>])[];
}

/** Words that only join the others. */
export const JOINING =
  'very_too and_or_but prepositions this_that yes_ok only_just laughter exclamation now_today soon_later always_often quantity_number someone real_true please slang_address';

export const recallMeanings = rememberByWord(findMeanings);

export function prepareForm<Form extends MeaningForm>(form: Form): Form & PreparedForm {
  const letters = Object.entries(form.classes).map(
    ([letter, names]) => [letter, new Set(names.split(' ').map(hashName))] as const,
  );
  return { ...form, letters };
}

/** The letter that a form gives a word in every language. */
function readOwnLetter(word: string, { words = {} }: PreparedForm): string | undefined {
  for (const letter in words) if (words[letter]?.test(word) === true) return letter;
  return undefined;
}

function readClassLetter(word: string, position: number, { letters }: PreparedForm): string {
  const meanings = recallMeanings(word).meanings[position] ?? [];
  return letters.find(([, fitting]) => meanings.some((meaning) => fitting.has(meaning)))?.[0] ?? '-';
}

/** The letters of a word in the languages that know it. */
export function readLetters(word: string, form: PreparedForm): string[] {
  const own = readOwnLetter(word, form);
  if (own !== undefined) return [own];
  return recallMeanings(word).knownIn.map((position) => readClassLetter(word, position, form));
}

/**
 * Whether all words of a line together have a form in one language.
 *
 * @param languages ISO 639-1 codes of the likely languages; none stands for all
 */
export function fitsForm(
  words: readonly string[],
  languages: ReadonlySet<string>,
  form: PreparedForm,
): boolean {
  return MEANING_LANGUAGES.some(
    (language, position) =>
      (languages.size === 0 || languages.has(language)) &&
      form.pattern.test(
        words.map((word) => readOwnLetter(word, form) ?? readClassLetter(word, position, form)).join(''),
      ),
  );
}
