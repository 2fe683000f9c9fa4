import { resolveConfusablesTransformer } from 'obscenity';
import { resolveMasked, joinableWords } from './evasion';

/** Another reading of one word, which the rules compare beside the line's own. */
export interface OtherReading {
  /** The word, lower case and folded. */
  word: string;
  read: string;
}

/** The forms of one message that the rules compare with their word lists. */
export interface NormalisedText {
  /**
   * The text that players see: without colour codes and invisible characters, and without the ending of a bare site name.
   */
  display: string;
  /** Lower case, look-alikes and diacritics resolved, digits and punctuation unchanged: for addresses and numbers. */
  folded: string;
  /** `folded` with leet letters decoded, masked words completed and split words joined: for the word lists. */
  plain: string;
  /** `plain` with letters repeated three times or more written once: for phrases. */
  squeezed: string;
  /** `plain` without the `readings`, which stand at its end. */
  line: string;
  readings: readonly OtherReading[];
  /** Words of `squeezed`, and the second readings of ambiguous spellings. */
  words: readonly string[];
  /** Whether the message holds characters that no ordinary one contains. */
  suspicious: boolean;
}

const FORMAT_CODES = /§x(?:§[0-9a-f]){6}|[§&]#[0-9a-f]{6}|&x(?:&[0-9a-f]){6}|§[0-9a-z]|§/giu;
const AMPERSAND_CODE = /&[0-9a-fk-orx]/gi;
const LEADING_AMPERSAND_CODE = /(^|[^\p{L}\p{N}])(?:&[0-9a-fk-orx])+/giu;
/**
 * Format characters, variation selectors, fillers that render as nothing, tags, and code points without a character.
 */
const INVISIBLE =
  /\p{C}|\uFFFD|\p{Variation_Selector}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/gu;
const COMBINING = /\p{Script=Inherited}|[\u0483-\u0489]/gu;
const PLAIN_ASCII = /^[\x20-\x7E]*$/;
const NATIVE_SCRIPT =
  /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thai}|\p{Script=Devanagari}/u;
const LATIN_LETTER = /[a-z]/i;

const lookAlikes = resolveConfusablesTransformer();
/** Characters that the library's table reads differently from players, or lacks. */
const ownLookAlikes = new Map<string, string>(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    '¡': 'i',
    '€': 'e',
    // The library reads these two as l.
    ι: 'i',
    ı: 'i',
    ц: 'u',
    п: 'n',
    и: 'n',
    б: 'b',
    ж: 'x',
    ч: 'ch',
    ш: 'w',
    '․': '.',
    '。': '.',
    '‚': ',',
    '∕': '/',
    '⁄': '/',
    '‐': '-',
    '‑': '-',
    '–': '-',
    '—': '-',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    '＠': '@',
  }),
);

function toAsciiLookAlike(character: string): string {
  const own = ownLookAlikes.get(character);
  if (own !== undefined) return own;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character;
  const mapped = lookAlikes.transform(code);
  return mapped === undefined ? '' : String.fromCodePoint(mapped).toLowerCase();
}

/** The letter of the same sound, which a disguised word may mean instead of the one of the same shape: "нope". */
const soundAlikes = new Map<string, string>(
  Object.entries({
    а: 'a',
    в: 'v',
    г: 'g',
    д: 'd',
    з: 'z',
    и: 'i',
    л: 'l',
    н: 'n',
    п: 'p',
    р: 'r',
    с: 's',
    у: 'u',
    ф: 'f',
    х: 'h',
    η: 'i',
    ν: 'n',
    π: 'p',
    ρ: 'r',
    σ: 's',
    υ: 'i',
    φ: 'f',
    χ: 'h',
  }),
);
const LONGEST_DISGUISE = 24;
/** A word with more ambiguous letters than this is not tried in every reading. */
const MAX_AMBIGUOUS_LETTERS = 4;

/** Every other reading of a word that mixes Latin with letters of another script. */
function listDisguisedReadings(line: string): OtherReading[] {
  const readings: OtherReading[] = [];
  for (const token of lowerWithoutDiacritics(line).split(/\s+/)) {
    if (token.length > LONGEST_DISGUISE || !LATIN_LETTER.test(token) || !NATIVE_SCRIPT.test(token)) continue;
    const letters = Array.from(token, (letter) => {
      const shape = toAsciiLookAlike(letter);
      const sound = soundAlikes.get(letter);
      return sound === undefined || sound === shape ? [shape] : [shape, sound];
    });
    const ambiguous = letters.filter(({ length }) => length > 1).length;
    if (ambiguous === 0 || ambiguous > MAX_AMBIGUOUS_LETTERS) continue;
    const spelled = letters.reduce<string[]>(
      (starts, options) => starts.flatMap((start) => options.map((option) => start + option)),
      [''],
    );
    for (const read of spelled.slice(1)) readings.push({ word: token, read });
  }
  return readings;
}

function resolveToken(token: string, nativeLine: boolean): string {
  if (PLAIN_ASCII.test(token)) return token;
  const native = NATIVE_SCRIPT.test(token);
  if (!native) return Array.from(token, toAsciiLookAlike).join('');
  const resolved = Array.from(token, toAsciiLookAlike).join('');
  // A word that mixes scripts is disguised Latin; a word of one script belongs to its language.
  if (LATIN_LETTER.test(token)) return resolved;
  return !nativeLine && PLAIN_ASCII.test(resolved) ? resolved : token;
}

/** Cyrillic letters that no disguise uses, and those that only a lone disguised word uses. */
const NATIVE_LETTER = /[дгзлыьэюяъёйщ]/iu;
const LOOSE_LOOK_ALIKE = /[бжипцчш]/iu;

/** Whether some word can't be disguised Latin, so the line is in another script. */
function isNativeLine(tokens: readonly string[]): boolean {
  const native = tokens.filter((token) => NATIVE_SCRIPT.test(token) && !LATIN_LETTER.test(token));
  return native.some((token) => {
    const resolved = Array.from(token, toAsciiLookAlike).join('');
    return (
      !PLAIN_ASCII.test(resolved) ||
      NATIVE_LETTER.test(token) ||
      (native.length > 1 && LOOSE_LOOK_ALIKE.test(token)) ||
      !/[a-z]/.test(resolved)
    );
  });
}

/** Lower case without diacritics and typographic variants; letters of every script stay. */
export function lowerWithoutDiacritics(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return lower;
  return lower.normalize('NFKD').replace(COMBINING, '').normalize('NFC').toLowerCase();
}

/**
 * Lower-case form with look-alikes, full-width forms and diacritics resolved. Words that are wholly in another script,
 * such as Cyrillic, stay as they are. Word lists in other languages are folded too, so that both sides match.
 */
export function fold(text: string): string {
  const stripped = lowerWithoutDiacritics(text);
  if (PLAIN_ASCII.test(stripped)) return stripped;
  const tokens = stripped.split(' ');
  const nativeLine = isNativeLine(tokens);
  return tokens.map((token) => resolveToken(token, nativeLine)).join(' ');
}

const leetLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '|': 'l',
};
const LEET_CHARACTER = /[01345789$@|]|!(?=[a-z0-9$@])/g;
const MAY_BE_LEET = /[01345789$@|!]/;
/** "5k", "64x", "y-59", "c4", "1v1": amounts and names, not words in disguise. */
const AMOUNT =
  /^[^a-z0-9]*(?:\d[\d.,]*[a-z]{1,2}|(?:[a-z]|mk|lv)-?\d+|[a-z]{3,}\d{2,}|\d+v\d+)[^a-z0-9]*$|\+/;
/** Addresses keep their digits: reading them as letters would only cause false findings. */
const ADDRESS_LIKE = /[a-z0-9]\.[a-z]{2,}(?:[/:]|$)|\d\.\d/;

function decodeLeet(token: string): string {
  if (
    !MAY_BE_LEET.test(token) ||
    !LATIN_LETTER.test(token) ||
    AMOUNT.test(token) ||
    ADDRESS_LIKE.test(token)
  ) {
    return token;
  }
  return token.replace(LEET_CHARACTER, (character) =>
    character === '!' ? 'i' : (leetLetters[character] ?? character),
  );
}

/** UTF-16 code units of the longest single character. */
const LONGEST_CHARACTER = 2;
const SINGLE_CHARACTER = /^[\p{L}\p{N}$@!|.\-_*,/:]$/u;
/** Single characters that are words of their own in chat: "u r a", "i c u", "2 u". */
const CHAT_CHARACTERS = new Set(['u', 'r', 'a', 'i', 'y', 'n', 'k', 'x', 'z', 'b', 'c', '1', '2', '4']);
const TORN_INSIDE = /^(?:[a-z0-9$@!|][._\-*,/~+'\s]+){2,}[a-z0-9$@!|]$/;

/** Joins "n o o b" to one word; chat characters such as "u r" stay separate. */
function joinTornWords(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  const closeRun = (): void => {
    const letters = run.filter((token) => /[\p{L}\p{N}$@!|]/u.test(token));
    const spelled =
      letters.length >= 3 &&
      letters.some((letter) => !CHAT_CHARACTERS.has(letter)) &&
      /\p{L}/u.test(letters.join(''));
    if (spelled) joined.push(run.join(''));
    else joined.push(...run);
    run = [];
  };
  for (const token of tokens) {
    if (token.length <= LONGEST_CHARACTER && SINGLE_CHARACTER.test(token)) run.push(token);
    else {
      if (run.length > 0) closeRun();
      joined.push(token);
    }
  }
  if (run.length > 0) closeRun();
  return joined;
}

/** Joins "n.o.o.b" to one word. */
function joinTornInside(token: string): string {
  return TORN_INSIDE.test(token) && /[a-z]/.test(token) ? token.replace(/[._\-*,/~+'\s]+/g, '') : token;
}

/** All beginnings of the words in the list: a token that is none of them need not be joined to its neighbour. */
const joinableBeginnings = new Set(
  Array.from(joinableWords).flatMap((word) =>
    Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)),
  ),
);

/** Joins neighbours such as "fu ck" when together they spell a word of the list exactly. */
function joinSplitWords(tokens: readonly string[]): string[] {
  const result: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index] ?? '';
    const second = tokens[index + 1];
    if (
      second !== undefined &&
      joinableBeginnings.has(first) &&
      first.length <= 5 &&
      second.length <= 6 &&
      joinableWords.has(first + second)
    ) {
      result.push(first + second);
      index += 1;
    } else result.push(first);
  }
  return result;
}

const INSIDE_PUNCTUATION = /[a-z][._\-'~]+[a-z]/;
const REPEATED = /(\p{L})\1{2,}/gu;
const WORD_BREAK = /[^\p{L}\p{N}']+/u;

function decodeToken(token: string): string {
  const masked = resolveMasked(token);
  if (masked !== undefined) return masked;
  const decoded = decodeLeet(token);
  if (!INSIDE_PUNCTUATION.test(decoded)) return decoded;
  const letters = decoded.replace(/[^a-z]/g, '');
  return joinableWords.has(letters) ? letters : decoded;
}

/** The second reading of "1" and "!" as l, for words such as "s1ut" and "k1ll". */
function listSecondReadings(tokens: readonly string[]): OtherReading[] {
  const readings: OtherReading[] = [];
  for (const token of tokens) {
    if (!/[a-z$@][1!]|[1!][a-z$@]/.test(token) || AMOUNT.test(token) || ADDRESS_LIKE.test(token)) continue;
    readings.push({ word: token, read: decodeLeet(token.replace(/[1!]/g, 'l')) });
  }
  return readings;
}

function stripFormatCodes(text: string): string {
  let stripped = text.includes('§') ? text.replace(FORMAT_CODES, '') : text;
  if (!stripped.includes('&')) return stripped;
  stripped = stripped.replace(/&x(?:&[0-9a-f]){6}|&#[0-9a-f]{6}/gi, '');
  const count = stripped.match(AMPERSAND_CODE)?.length ?? 0;
  // One code inside a word is more likely "R&B" than a colour; two are not.
  return count >= 2 ? stripped.replace(AMPERSAND_CODE, '') : stripped.replace(LEADING_AMPERSAND_CODE, '$1');
}

/**
 * Sites that players name in talk. The bare name links to nothing, so it is read like "youtube", and so are a section of the
 * site and a name with dots after it; any other path makes a link.
 */
const BARE_SITE =
  /(?<![\w@./-])(?:(?:docs|drive|maps|play|store|support)\.)?(amazon|github|google|instagram|netflix|reddit|roblox|spotify|tiktok|twitch|twitter|wikipedia|youtube)\.(?:com|org|tv)(?:\/(?:shorts|live|feed|gaming|watch|explore|directory)?(?=$|[\s.,;!)"']|\?(?!\w)))?(?![\w@:/-]|\.\w)/gi;

/** Writes letters that are repeated three times or more once. */
export function squeeze(text: string): string {
  return text.replace(REPEATED, '$1');
}

/** A line of letters alone hides no word: a disguise puts a sign between letters or in place of one. */
const LETTERS_ALONE = /^[a-z\s]*$/;

/** All forms of one message that the rules compare. Linear in its length. */
export function normalise(message: string): NormalisedText {
  const ascii = PLAIN_ASCII.test(message);
  const visible = ascii ? message : message.replace(INVISIBLE, '');
  const shown = stripFormatCodes(visible).trim();
  const display = shown.includes('.') ? shown.replace(BARE_SITE, '$1') : shown;
  const folded = fold(display);
  const mayHide = !LETTERS_ALONE.test(folded);
  const joined = joinTornWords(folded.split(/\s+/));
  const tokens = mayHide ? joined.map(joinTornInside) : joined;
  const readings = mayHide ? listSecondReadings(tokens) : [];
  const isAscii = PLAIN_ASCII.test(display);
  if (!isAscii) readings.push(...listDisguisedReadings(display));
  const line = joinSplitWords(mayHide ? tokens.map(decodeToken) : tokens).join(' ');
  const plain = readings.length > 0 ? `${line} ${readings.map(({ read }) => read).join(' ')}` : line;
  const squeezed = squeeze(plain);
  return {
    display,
    folded: tokens.join(' '),
    plain,
    squeezed,
    line,
    readings,
    words: squeezed.split(WORD_BREAK).filter((word) => word !== ''),
    suspicious: visible.length !== message.length || (!isAscii && PLAIN_ASCII.test(folded)),
  };
}
