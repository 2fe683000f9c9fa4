import { hashName } from './hash';
import { findMeanings, MEANING_LANGUAGES } from './meanings';
import type { LineWords } from './words';

/** Classes of meaning by the letter that stands for a word of them; the first that fits a word counts. */
const CLASSES = {
  /** What a thing is called, or is said to be. */
  I: 'stupid insult_noun trash_dirt ugly_fat disgusting_pathetic worthless_nothing bad_terrible weak_noob dirty_smelly crazy_sick swear',
  /** Mobs, which a player also tells to die. */
  M: 'game_mob',
  T: 'game_item game_place game_tech server_word vehicle home_room',
  E: 'be',
  /** Words that only join the others. */
  F: 'this_that my i_me very_too like_as what_why_how and_or_but prepositions only_just not never_again always_often now_today no_word exclamation laughter',
  /** What mobs do, and what the speaker does to them. Of a thing it may be what a player did: "idiot, broke my house". */
  O: 'break_destroy burn_explode kill_fight hurt_beat die lose happen start_stop open_close change_fix hate_despise problem',
} as const;
type Letter = keyof typeof CLASSES;
const classes = Object.entries(CLASSES).map(
  ([letter, names]) => [letter as Letter, new Set(names.split(' ').map(hashName))] as const,
);
/** The game itself and its maps, which the lists know among the words about playing, streets and money. */
const GAME: ReadonlySet<string> = new Set(
  'game spiel juego jeu gioco spel gra gre gry jogo igra igru oyun map maps mapa mape mappa karte carte kaart karta kartu harita'.split(
    ' ',
  ),
);

/** Mobs and machines that players also call each other. */
const CALLED_PLAYERS =
  /^(?:steve|bots?|botow|npcs?|troll\w*|character|monst(?:er|re|ro|ru)\w*|mostr\w+|potwor\w*|bestia\w*|canavar\w*|yarati[kg]\w*|mahluk\w*|chudovish\w*|hexe\w*|heks\w*|witch\w*|bruj\w+|brux\w+|sorcier\w*|streg\w+|wiedzm\w*|vedm\w*|cadi\w*)$/;

/** "Stupid door", "the dumb creeper killed me". */
const INSULT_BEFORE = /^(?:[FETM]*(?:I[FE]*)*I[TM][FETM]*|[FEOTM]*(?:I[FE]*)*IM[FEOTM]*)$/;
/** "The door is so stupid" */
const INSULT_AFTER_VERB = /^[FE]*[TM]+[FE]*E[FE]*(?:I[FE]*)+$/;
/** "Porta idiota", and "muori ragno schifoso" of a mob. */
const INSULT_AFTER = /^(?:[FE]*T|O?[FE]*M)[FE]*(?:I[FE]*)+$/;
/** ISO 639-1 codes of languages that put such a word after the thing, or leave out the verb. */
const AFTER_IN: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pl', 'pt', 'ru', 'tr']);

/**
 * Whether a line insults only a thing or a mob. Each of its words has to be known in one of its languages, and none may
 * stand for a player: a name or "you" makes the thing's insult the player's.
 */
export function isThingInsult({
  words,
  found,
  languages,
  reversed,
}: Pick<LineWords, 'words' | 'found' | 'languages' | 'reversed'>): boolean {
  if (reversed || words.some((word) => CALLED_PLAYERS.test(word))) return false;
  const common = new Set(found.filter(({ slot }) => slot === 'grammar').map(({ at }) => at));
  const read = words.map(findMeanings);
  return MEANING_LANGUAGES.some((language, position) => {
    if (!languages.has(language)) return false;
    const letters = read.map(({ meanings }, at) => {
      if (GAME.has(words[at] as string)) return 'T';
      const fitting = classes.find(([, names]) => meanings[position]?.some((name) => names.has(name)));
      return fitting?.[0] ?? (common.has(at) ? 'F' : '-');
    });
    const line = letters.join('');
    return (
      INSULT_BEFORE.test(line) ||
      INSULT_AFTER_VERB.test(line) ||
      (AFTER_IN.has(language) && INSULT_AFTER.test(line))
    );
  });
}
