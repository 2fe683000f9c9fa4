import type { NormalisedText } from '../normalise';
import type { LineWords } from '../opinion/words';
import type { OwnerPolicy } from '../ownerRules';
import type { Finding } from '../types';

type LanguageWords = Pick<LineWords, 'words' | 'found' | 'languages'>;

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
/** The number of letters from which a line's script shows its language. */
const ENOUGH_LETTERS = 8;
/** So many listed words of another language show it, if they are so large a share of the line. */
const ENOUGH_WORDS = 3;
const ENOUGH_SHARE = 0.4;

function isInOtherScript({ display }: NormalisedText): boolean {
  const letters = display.match(LETTER)?.length ?? 0;
  const foreign = letters - (display.match(LATIN)?.length ?? 0);
  return letters >= ENOUGH_LETTERS && foreign / letters > 0.6;
}

/** Of the training lines, this finds one English line in a thousand, and 25 (tr) to 74 (es) of 100 in other languages. */
function isInOtherLanguage({ words, found, languages }: LanguageWords): boolean {
  if (languages.size === 0 || languages.has('en')) return false;
  const listed = new Set(found.filter(({ reading }) => reading === 'plain').map(({ at }) => at)).size;
  return listed >= ENOUGH_WORDS && listed / words.length >= ENOUGH_SHARE;
}

/** Finds what only this owner forbids: words quoted in a rule, and other languages where the rules ask for English. */
export function findForbiddenByOwner(
  text: NormalisedText,
  read: LanguageWords,
  policy: OwnerPolicy,
): Finding[] {
  const findings: Finding[] = [];
  const spaced = policy.forbiddenPhrases.length > 0 ? ` ${text.words.join(' ')} ` : '';
  for (const phrase of policy.forbiddenPhrases) {
    const start = spaced.indexOf(` ${phrase} `);
    if (start !== -1) {
      findings.push({
        category: 'other',
        topic: `"${phrase}"`,
        severity: 3,
        confidence: 0.9,
        reasoning: "Contains words that the server's rules forbid.",
        found: [{ text: spaced, start: start + 1, end: start + 1 + phrase.length }],
      });
      break;
    }
  }
  if (policy.englishOnly && (isInOtherScript(text) || isInOtherLanguage(read))) {
    findings.push({
      category: 'other',
      topic: 'language',
      severity: 2,
      confidence: 0.8,
      reasoning: 'Written in another language, and the rules ask for English.',
    });
  }
  return findings;
}
