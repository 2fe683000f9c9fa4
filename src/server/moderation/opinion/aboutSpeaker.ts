import { IN_YOUR_PLACE } from '../rules/phrasesDeathWish';
import type { LineWords } from './words';

/** Words of a speaker about themselves, by language, because one language's "I" is another's "and". */
const FIRST_PERSON: Readonly<Record<string, string>> = {
  de: 'ich|mich|mir|mein\\w*',
  en: "i|im|i'm|ive|i've|my|myself",
  es: 'quiero|quisiera|puedo|estoy|soy|tengo',
  fr: "je|j'\\w+|moi|mon|ma|mes|suis",
  it: 'io|mi|mio|mia|voglio|vorrei|posso|sono',
  nl: 'ik|mij|mijn',
  pl: 'ja|mnie|mi|moj\\w*|chce|chcialbym|chcialabym|mam|moge|jestem',
  pt: 'eu|meu|minha|mim|quero|queria|aguento|consigo|estou',
  ru: 'я|мне|меня|мои|моя|мою|хочу|могу|ya|mne|menya|hochu|khochu|mogu',
  tr: 'ben|beni|bana|benim|kendimi|\\w+(?:iyorum|uyorum)',
};
/** Who speaks for several players speaks of another one. */
const SEVERAL =
  /(?<!\p{L})(?:us|we|our|uns|wir|nosotros|nous|noi|ons|wij|nam|nas|nami|bizi|bize|biz|нам|нас|мы)(?!\p{L})/u;
/** "In your place I would" urges the other player. */
const URGES = new RegExp(`(?<!\\p{L})(?:${IN_YOUR_PLACE}|тобои|toba)(?!\\p{L})`, 'u');
const firstPerson = new Map(
  Object.entries(FIRST_PERSON).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
  ]),
);

/** Whether a line that reads like urging to self-harm speaks of its own speaker. */
export function isAboutSpeaker(
  line: string,
  { found, languages }: Pick<LineWords, 'found' | 'languages'>,
): boolean {
  return (
    [...languages].some((language) => firstPerson.get(language)?.test(line)) &&
    !SEVERAL.test(line) &&
    !URGES.test(line) &&
    !found.some(({ slot }) => slot === 'you')
  );
}
