import { GERMAN } from './de';
import { ENGLISH } from './en';
import { SPANISH } from './es';
import { FRENCH } from './fr';
import { ITALIAN } from './it';
import { DUTCH } from './nl';
import { POLISH } from './pl';
import { PORTUGUESE } from './pt';
import { RUSSIAN } from './ru';
import type { LanguageWords } from './slots';
import { TURKISH } from './tr';

export { type Slot, SLOTS } from './slots';

/** The word lists by ISO 639-1 code. */
export const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  tr: TURKISH,
};
