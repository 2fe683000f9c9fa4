import { lowerWithoutDiacritics, type NormalisedText } from '../normalise';

const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
};
const CYRILLIC = /[а-яіїєґ]/;
const EVERY_CYRILLIC = /[а-яіїєґ]/g;
const LATIN = /[a-z]/;
const REPEATED = /(\p{L})\1{2,}/gu;

/** Writes Cyrillic in Latin letters as players do, so that a transliterated line reads like its original. */
export function romanise(lower: string): string {
  return CYRILLIC.test(lower) ? lower.replace(EVERY_CYRILLIC, (letter) => LETTERS[letter] ?? letter) : lower;
}

/** The text that the second opinion reads: the squeezed form, and Cyrillic lines in Latin letters. */
export function readLatin(text: NormalisedText): string {
  const stripped = lowerWithoutDiacritics(text.display);
  if (CYRILLIC.test(stripped) && !LATIN.test(stripped)) return romanise(stripped).replace(REPEATED, '$1');
  return romanise(text.squeezed);
}

/** A spelling that sounds the same: "phuk", "fuck" and "fukk" share one. */
export function toSound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sh?ch|sch/g, 'sh')
    .replace(/kh/g, 'h')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');
}
