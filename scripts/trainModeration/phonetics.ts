/** A spelling, and letters that replace it because they sound alike. The spelling among them makes that rarer. */
type Spelling = readonly [pattern: RegExp, letters: readonly string[]];

const HARD_C: Spelling = [/c(?=[aou])|qu?(?=[ei])/g, ['k']];
const SILENT_H: Spelling = [/(?<![csp])h/g, ['']];
const DOUBLED: Spelling = [/([bdfglmnprst])\1/g, ['$1']];

/** By ISO 639-1 code. */
const SPELLINGS: Readonly<Record<string, readonly Spelling[]>> = {
  de: [
    [/sch/g, ['sh', 'sch']],
    [/ei/g, ['ai', 'ei']],
    [/eu|äu/g, ['oi']],
    [/ie/g, ['i']],
    [/ß|ss/g, ['s', 'z']],
    [/ch\b/g, ['sh', 'g']],
    [/d\b/g, ['t']],
    [/t/g, ['d', 't']],
    [/v/g, ['f']],
    [/z/g, ['ts', 's']],
    [/er\b/g, ['a']],
    [/ck/g, ['k', 'g']],
    [/p/g, ['b', 'p']],
    DOUBLED,
  ],
  en: [
    [/\byou\b/g, ['u', 'yu', 'ya']],
    [/\byour\b|\byou're\b/g, ['ur', 'yer']],
    [/\bare\b/g, ['r', 'ar']],
    [/th/g, ['d', 'f', 'th']],
    [/igh/g, ['ie', 'y']],
    [/ck|c(?=[aoulr])/g, ['k']],
    [/c(?=[eiy])/g, ['s']],
    [/ph/g, ['f']],
    [/oo|ou/g, ['u', 'oo']],
    [/ea|ee/g, ['ee', 'ea', 'i']],
    [/er\b/g, ['a', 'ur']],
    [/s\b/g, ['z']],
    [/tion/g, ['shun']],
    [/x/g, ['ks']],
    [/\bwh|\bkn/g, ['w', 'n']],
    [/e\b/g, ['']],
    DOUBLED,
  ],
  es: [
    HARD_C,
    [/v/g, ['b']],
    [/b/g, ['v', 'b']],
    SILENT_H,
    [/ll/g, ['y']],
    [/z|c(?=[ei])/g, ['s']],
    [/ch/g, ['x', 'sh']],
    [/gu(?=[ei])/g, ['g']],
    [/g(?=[ei])/g, ['j']],
    [/ado\b/g, ['ao']],
    [/s\b/g, ['']],
    [/x/g, ['cs']],
  ],
  fr: [
    HARD_C,
    [/qu/g, ['k']],
    [/eau|au/g, ['o']],
    [/ai|ei|est\b/g, ['é', 'è']],
    [/ph/g, ['f']],
    [/ç|c(?=[ei])|ss/g, ['s']],
    [/oi/g, ['wa']],
    [/en|an/g, ['an']],
    [/(?<=\p{L}{2})(?:es|e|t|s|x)\b/gu, ['']],
    [/er\b|ez\b/g, ['é']],
    [/g(?=[ei])/g, ['j']],
    [/\bh/g, ['']],
    DOUBLED,
  ],
  it: [
    [/ch/g, ['k']],
    [/qu/g, ['ku']],
    [/c(?=[aou])/g, ['k']],
    [/gl(?=i)/g, ['l']],
    [/gn/g, ['ni']],
    [/z/g, ['ts', 's']],
    [/\bh/g, ['']],
    DOUBLED,
  ],
  nl: [
    [/ij/g, ['ei', 'y']],
    [/ei/g, ['ij']],
    [/ou/g, ['au']],
    [/sch/g, ['sg', 'sch']],
    [/ch/g, ['g']],
    [/d\b/g, ['t']],
    [/c/g, ['k']],
    [/z/g, ['s', 'z']],
    [/v/g, ['f']],
    [/en\b/g, ['e']],
    [/je\b/g, ['ie', 'je']],
    DOUBLED,
  ],
  pl: [
    [/rz/g, ['ż', 'sz']],
    [/ó/g, ['u']],
    [/ch/g, ['h']],
    [/ż/g, ['rz']],
    [/ą/g, ['om', 'on']],
    [/ę/g, ['e', 'em', 'en']],
    [/sz/g, ['sh', 'rz']],
    [/ł/g, ['u', 'w']],
    [/ci(?=[aeou])|ć/g, ['ci']],
    [/d\b/g, ['t']],
    [/w/g, ['f', 'w']],
  ],
  pt: [
    HARD_C,
    [/qu/g, ['k']],
    [/ch/g, ['x']],
    [/ç|ss|c(?=[ei])/g, ['s']],
    [/s(?=[aeiou])/g, ['z', 's']],
    [/lh/g, ['li']],
    [/ão/g, ['aum', 'au']],
    [/o\b/g, ['u']],
    [/e\b/g, ['i']],
    [/r\b/g, ['']],
    [/ou/g, ['o']],
    [/ei/g, ['e']],
    [/\bh/g, ['']],
  ],
  ru: [
    [/ться|тся/g, ['ца']],
    [/что/g, ['чо', 'шо', 'што']],
    [/его\b|ого\b/g, ['ево', 'ова']],
    [/о(?=\p{L}{2})/gu, ['а', 'о']],
    [/е(?=\p{L}{2})/gu, ['и', 'е']],
    [/щ/g, ['ш']],
    [/ё/g, ['йо', 'о']],
    [/д(?!\p{L})/gu, ['т']],
    [/г(?!\p{L})/gu, ['к']],
    [/в(?!\p{L})/gu, ['ф']],
    [/ь/g, ['']],
    [/жи|ши/g, ['жы']],
  ],
  tr: [
    [/ğ/g, ['', 'y']],
    [/yor(?!\p{L})/gu, ['yo']],
    [/yorsun/g, ['yosun', 'yon']],
    [/r(?!\p{L})/gu, ['']],
    [/k(?=[aıou])/g, ['g', 'k']],
    [/ç/g, ['c']],
    [/ş/g, ['s', 'sh']],
    [/ı/g, ['i']],
    [/h/g, ['']],
    [/eceğ|acağ/g, ['ec', 'ac']],
  ],
};

/** The share of a spelling's places that are written as they sound. */
const RESPELLED = 0.6;

/**
 * Writes a line as it sounds to a player of its language.
 *
 * @returns undefined for a language without spellings
 */
export function respell(message: string, language: string, random: () => number): string | undefined {
  const spellings = SPELLINGS[language];
  return spellings?.reduce(
    (line, [pattern, letters]) =>
      line.replace(pattern, (found, ...groups) => {
        if (random() > RESPELLED) return found;
        const letter = letters[Math.floor(random() * letters.length)] ?? '';
        return letter.replace('$1', typeof groups[0] === 'string' ? groups[0] : '');
      }),
    message.toLowerCase(),
  );
}
