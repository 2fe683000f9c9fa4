import { hashName } from '../opinion/hash';
import { recallMeanings } from '../opinion/meaningForms';
import { MEANING_LANGUAGES } from '../opinion/meanings';
import { isMistypedInsult } from '../opinion/mistypedInsults';
import type { LineWords } from '../opinion/words';
import type { Slot } from '../languages';
import type { Finding } from '../types';
import { createFinding } from './createFinding';

/** Classes of meaning by the letter that stands for a word of them; the first that fits a word counts. */
const CLASSES = {
  /** A denial, the speaker, or a question about a mute: no insult of another one. */
  N: 'ban_report_mute not nobody nothing no_word never_again i_me my we_our',
  Y: 'you',
  O: 'your',
  G: 'staff_admin player_team',
  P: 'friend mother_family',
  E: 'be',
  S: 'shut_up start_stop go_away',
  L: 'like_as',
  W: 'server_word',
  T: 'game_item game_place game_tech home_room',
  /** Words that only join the others. */
  F: 'this_that very_too what_why_how where and_or_but prepositions only_just always_often now_today everyone quantity_number exclamation laughter slang_address people someone yes_ok more_than real_true can_may direction',
} as const;
type Letter = keyof typeof CLASSES;
const classes = Object.entries(CLASSES).map(
  ([letter, names]) => [letter as Letter, new Set(names.split(' ').map(hashName))] as const,
);
const STUPID = hashName('stupid');
const INSULT = hashName('insult_noun');
const TECH = hashName('game_tech');
const CALLED_INSULT = new Set(['insult_noun', 'disability_illness', 'slur'].map(hashName));
const CALLED_BEAST = new Set(['animal', 'slur'].map(hashName));
const ANIMALS = new Set(['animal', 'game_mob'].map(hashName));
/** The game itself, which the lists know among the words about playing. */
const GAME: ReadonlySet<string> = new Set(
  'game spiel juego jeu gioco spel gra gre gry jogo igra igru oyun'.split(' '),
);
/** "Are you" in one word, by language. */
const YOU_ARE: Readonly<Record<string, RegExp>> = {
  de: /^(?:bist|seid)$/,
  en: /^(?:u|r|ur|youre)$/,
  es: /^(?:eres|sois|sos|pareces)$/,
  fr: /^etes$/,
  it: /^(?:sei|siete)$/,
  nl: /^bent$/,
  pl: /^jestes(?:cie)?$/,
  pt: /^(?:es|seu|sua|seus|suas)$/,
  tr: /^m[iu]s[iu]n(?:[iu]z)?$/,
};
/** "У вас" says what the players have, such as rams. */
const WITH_YOU: Readonly<Record<string, string>> = { pl: 'u', ru: 'u' };
/** "Aptalsın": the insult's own ending says who is meant. */
const ENDS_IN_YOU = /s[iu]n(?:[iu]z)?$/;

const INSULTING: ReadonlySet<Slot> = new Set<Slot>(['insult', 'soft', 'slur']);

/** Nothing but the player, an insult and words that join them: "why are you so dumb", "you and your friend are idiots". */
const OF_YOU = /^(?=.*[YZ])(?=.*[IJZ])[YOPEFLIJZ]+$/;
/** "This game is dumb just like you" */
const LIKE_YOU = /^[FTWE]*[TW][FTWE]*[IJ][FL]*L[FL]*Y$/;
/** "Stop it idiot" */
const STOPPED = /^F*S[FS]*[IJ]+F*$/;
/** "The admins here are idiots", "admins débiles", "the other team are monkeys", "dumb admins" */
const OF_GROUP = /^[FL]*G(?:F+W)?[FE]*[IJ]+F*$|^[FL]*G(?:F+W)?F*EF*A$|^F*[IJ]+F*GF*$/;
/** "Mods" are also changes of the game, which a noun for a person does not fit. */
const OF_MODS = /^F*M(?:F+W)?[FE]*J+F*$/;

const TO_PLAYER = 'Insults another player directly.';

function createInsult(reasoning: string): Finding {
  return createFinding('harassment', 4, 0.85, reasoning, { isUnequivocal: true });
}

/** Letters of a line's words in one language. */
function readLetters({ words, found }: Pick<LineWords, 'words' | 'found'>, language: string): string {
  const position = MEANING_LANGUAGES.indexOf(language);
  return words
    .map((word, at) => {
      const meanings = recallMeanings(word).meanings[position] ?? [];
      const slots = found.filter((each) => each.at === at).map(({ slot }) => slot);
      if (slots.some((slot) => INSULTING.has(slot))) {
        const isInsult = slots.includes('insult')
          ? meanings.some((meaning) => CALLED_INSULT.has(meaning))
          : meanings.includes(INSULT) && !meanings.some((meaning) => ANIMALS.has(meaning));
        if (language === 'tr' && (isInsult || meanings.includes(STUPID)) && ENDS_IN_YOU.test(word))
          return 'Z';
        if (isInsult) return 'J';
        if (meanings.includes(STUPID)) return 'I';
        if (meanings.some((meaning) => CALLED_BEAST.has(meaning))) return 'A';
      }
      if (GAME.has(word)) return 'T';
      if (WITH_YOU[language] === word) return '-';
      if (YOU_ARE[language]?.test(word)) return 'Y';
      const fitting = classes.find(([, names]) => meanings.some((meaning) => names.has(meaning)))?.[0];
      if (fitting === 'G' && meanings.includes(TECH)) return 'M';
      return fitting ?? (slots.includes('grammar') ? 'F' : '-');
    })
    .join('');
}

/** A line with a mistyped insult says little beside it. */
const MOST_WORDS_WITH_MISTYPED = 8;

/** Finds the same with an insult that one slip of the fingers disguises: the rest of the line says what it is. */
function findMistypedInsult(read: Pick<LineWords, 'words' | 'found' | 'languages'>): Finding[] {
  const { words, found } = read;
  if (
    words.length > MOST_WORDS_WITH_MISTYPED ||
    !found.some(({ slot }) => slot === 'you' || slot === 'quote')
  )
    return [];
  const unknown = words.filter(
    (word, at) =>
      !found.some((each) => each.at === at && each.reading === 'plain') &&
      recallMeanings(word).knownIn.length === 0,
  );
  const [word] = unknown;
  if (word === undefined || unknown.length > 1) return [];
  for (const language of read.languages) {
    const letters = readLetters(read, language).replace('-', 'J');
    if ((OF_YOU.test(letters) || STOPPED.test(letters)) && isMistypedInsult(word, language))
      return [createFinding('harassment', 4, 0.8, `${TO_PLAYER.slice(0, -1)} in a mistyped word.`)];
  }
  return [];
}

/**
 * Finds a line that says no more than an insult of its reader, of the staff or of a team. Each of its words has to be
 * known in one of the line's languages, and the word lists and the classes of meaning have to agree on the insult.
 */
export function findPlainInsults(
  read: Pick<LineWords, 'words' | 'found' | 'languages' | 'reversed'>,
): Finding[] {
  if (read.reversed) return [];
  if (!read.found.some(({ slot, reading }) => INSULTING.has(slot) && reading === 'plain'))
    return findMistypedInsult(read);
  for (const language of read.languages) {
    const line = readLetters(read, language);
    if (OF_YOU.test(line) || LIKE_YOU.test(line) || STOPPED.test(line)) return [createInsult(TO_PLAYER)];
    if (OF_GROUP.test(line) || OF_MODS.test(line)) return [createInsult('Insults the staff or a team.')];
  }
  return [];
}
