import { fold, lowerWithoutDiacritics } from '../normalise';
import type { TextSpan } from '../types';
import type { WordKind } from './englishWords';

/** Words that are coarse in another language and have no meaning in English chat. Matched as whole words. */
const words: Readonly<Record<WordKind, string>> = {
  mild: '',
  profanity:
    'scheiße scheisse scheiß scheiss verdammte verfickt kacke mierda joder coño cojones putain merde bordel cazzo minchia porra caralho kurwa kurwy chuj cholera jebać блять бля блядь сука хуй пиздец ебать хуйня kut godverdomme klote amk siktir jävla skit perkele vittu saatana faen kurac pičku',
  insult:
    'hurensohn hurensöhne missgeburt arschloch wichser fotze schlampe spast spasti fresse hurentochter pendejo pendeja puto puta putas gilipollas cabron cabrón idiota imbécil imbecil malparido connard connasse salope enculé encule pute ntm fdp stronzo stronza coglione vaffanculo troia bastardo arrombado viadinho vagabunda spierdalaj pojeb pojebany debilu debil jebany jebana skurwysyn дебил идиот мудак урод тварь долбоеб долбоёб уебок нахуй orospu salak aptal gerizekali gerizekalı ibne yarrak kankerlijer kanker tyfus hoer mongool mogool idioot fitta くそ 傻逼 傻屄 操你妈 你妈死了 씨발 시발 병신 كلب',
  sexual:
    'titten muschi möpse nackig nichons tetas verga pinga tette figa culo cycki cycek cipka сиськи пизда голые',
  explicit: 'follarte ficken gefickt nacktbilder nacktbild porno niquer scopare',
  slur: 'judensau judenschwein kanake kanacke neger schwuchtel maricon maricón sudaca bougnoule negre youpin pédé pede frocio negraccio terrone viado żydek пидор пидорас педик хач чурка жид ниггер flikker',
  sexual_violence: '',
};

/** Coarse phrases of ordinary words. Matched anywhere in the folded text, at word borders. */
const PHRASES: readonly (readonly [WordKind, string])[] = [
  ['profanity', 'puta mierda'],
  ['profanity', 'o kurwa'],
  ['profanity', 'porca puttana'],
  ['insult', 'hijo de puta'],
  ['insult', 'halt die fresse'],
  ['insult', 'halts maul'],
  ['insult', 'halt dein maul'],
  ['insult', 'halt die klappe du'],
  ['insult', 'fick dich'],
  ['insult', 'chinga tu madre'],
  ['insult', 'vete a la mierda'],
  ['insult', 'fils de pute'],
  ['insult', 'ta gueule'],
  ['insult', 'nique ta mere'],
  ['insult', 'va te faire'],
  ['insult', 'figlio di puttana'],
  ['insult', 'filho da puta'],
  ['insult', 'tomar no cu'],
  ['insult', 'siktir git'],
  ['insult', 'orospu cocugu'],
  ['insult', 'иди нахуй'],
  ['insult', 'пошел нахуй'],
  ['insult', 'javla idiot'],
  ['sexual', 'ta chatte'],
  ['slur', 'scheiss auslander'],
  ['slur', 'auslander raus'],
  ['slur', 'negro de mierda'],
  ['slur', 'negro di merda'],
  ['slur', 'sale arabe'],
  ['slur', 'sale juif'],
  ['slur', 'sale noir'],
  ['slur', 'sale negre'],
];

const wordKinds = new Map<string, WordKind>();
const UNSEGMENTED: [string, WordKind][] = [];
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
for (const [kind, list] of Object.entries(words) as [WordKind, string][]) {
  for (const word of list.split(' ').filter((each) => each !== '')) {
    // Han and kana write no spaces between words, so these words may match anywhere.
    if (NO_SPACES.test(word)) UNSEGMENTED.push([fold(word), kind]);
    else {
      wordKinds.set(fold(word), kind);
      // A lone Cyrillic word is read as disguised Latin, but the same word among others is not.
      wordKinds.set(lowerWithoutDiacritics(word), kind);
    }
  }
}
const foldedPhrases = PHRASES.map(([kind, phrase]) => [kind, ` ${fold(phrase)} `] as const);

/** "La puta madre" and "puta que pariu" curse a mishap; "tu puta madre" is aimed at a player. */
const CURSES_MISHAP =
  /(?<!\b(?:tu|su|vuestra|sua|tua|teu|seu|hijo de|hija de|filho de) (?:la )?)\bputa (?:madre|vida|merda|mierda|que pariu)\b(?! que te)|\bcago en la puta\b(?! (?:de tu|que te))/;

/**
 * How languages tell a whole chat what it is, with the insults that have a plural of their own. The plural alone is mostly
 * said of mobs. Folded, with spaces between words.
 */
const INSULTS_TO_ALL = new RegExp(
  [
    'siete (?:[^ ]+ ){0,2}(?:puttane|troie|zoccole|stronz[ie]|coglioni|bastardi|ritardati|mongoloidi|froci)',
    '(?:vous|vs) etes (?:[^ ]+ ){0,2}(?:putes|salopes|connards|connasses|encules|batards|salauds|attardes|pedes|pd)',
    'ihr (?:seid )?(?:[^ ]+ ){0,2}(?:huren|hurensohne|nutten|schlampen|wichser|fotzen|missgeburten|arschlocher|spasten|schwuchteln)',
    'sois (?:[^ ]+ ){0,2}(?:putas|zorras|maricones|subnormales|retrasados)',
    '(?:voces|vcs) sao (?:[^ ]+ ){0,2}(?:putas|vadias|viados|arrombados|retardados)',
    'jullie zijn (?:[^ ]+ ){0,2}(?:hoeren|sletten|flikkers|mongolen|klootzakken)',
    'jestescie (?:[^ ]+ ){0,2}(?:kurwami|dziwkami|szmatami|pedalami|debilami)',
  ]
    .map((insult) => `(?<= )${insult}(?= )`)
    .join('|'),
);
const ADDRESSES_ALL = ['siete', 'vous', 'vs', 'ihr', 'sois', 'voces', 'vcs', 'jullie', 'jestescie'];
const DENIES = / (?:non|pas|kein[a-z]*|nicht|no|nao|niet|geen|nie) /;

/** First words of what the line may hold beside single words: a line that contains none of them need not be searched. */
const phraseStarts = new Set([
  ...foldedPhrases.map(([, phrase]) => phrase.trim().split(' ')[0] ?? ''),
  ...ADDRESSES_ALL,
]);

/** A coarse word of another language, with its place in a form of the line. */
interface ForeignCoarseWord {
  kind: WordKind;
  found: TextSpan;
}

/** All coarse words of other languages in the line. */
export function findForeignCoarseWords(words: readonly string[], folded: string): ForeignCoarseWord[] {
  const found: ForeignCoarseWord[] = [];
  const add = (kind: WordKind, text: string, start: number, length: number): void => {
    found.push({ kind, found: { text, start, end: start + length } });
  };
  let phrasePossible = false;
  let at = 0;
  for (const word of words) {
    const listed = wordKinds.get(word);
    if (listed !== undefined) {
      const kind = word === 'puta' && CURSES_MISHAP.test(words.join(' ')) ? 'profanity' : listed;
      add(kind, words.join(' '), [...words.slice(0, at), ''].join(' ').length, word.length);
    }
    at += 1;
    if (phraseStarts.has(word)) phrasePossible = true;
  }
  if (phrasePossible) {
    const spaced = ` ${words.join(' ')} `;
    for (const [kind, phrase] of foldedPhrases) {
      const start = spaced.indexOf(phrase);
      if (start !== -1) add(kind, spaced, start + 1, phrase.length - 2);
    }
    const toAll = DENIES.test(spaced) ? null : INSULTS_TO_ALL.exec(spaced);
    if (toAll !== null) add('insult', spaced, toAll.index, toAll[0].length);
  }
  if (NO_SPACES.test(folded)) {
    for (const [word, kind] of UNSEGMENTED) {
      const start = folded.indexOf(word);
      if (start !== -1) add(kind, folded, start, word.length);
    }
  }
  return found;
}
