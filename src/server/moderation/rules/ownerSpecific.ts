import type { NormalisedText } from '../normalise';
import type { OwnerPolicy } from '../ownerRules';
import type { Finding } from '../types';

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
/** The number of letters from which a line's script shows its language. */
const ENOUGH_LETTERS = 8;

/** Finds what only this owner forbids: words quoted in a rule, and other scripts where the rules ask for English. */
export function findOwnerSpecific(text: NormalisedText, policy: OwnerPolicy): Finding[] {
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
  if (policy.englishOnly) {
    const letters = text.display.match(LETTER)?.length ?? 0;
    const foreign = letters - (text.display.match(LATIN)?.length ?? 0);
    if (letters >= ENOUGH_LETTERS && foreign / letters > 0.6) {
      findings.push({
        category: 'other',
        topic: 'language',
        severity: 2,
        confidence: 0.8,
        reasoning: 'Written in another script, and the rules ask for English.',
      });
    }
  }
  return findings;
}
