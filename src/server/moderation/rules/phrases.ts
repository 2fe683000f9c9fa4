import { fold } from '../normalise';
import type { NormalisedText } from '../normalise';
import { type Finding, type Phrase, toTextSpan } from '../types';
import { DISCLOSURE_PHRASES, SELF_HARM_PHRASES } from './phrasesSelfHarm';
import { HARASSMENT_PHRASES } from './phrasesHarassment';
import { HATE_PHRASES } from './phrasesHate';
import { IMPERSONATION_PHRASES, SCAM_PHRASES } from './phrasesDeception';
import { SEXUAL_PHRASES } from './phrasesSexual';
import { THREAT_PHRASES } from './phrasesThreat';
import { PROMOTION_PHRASES } from './phrasesPromotion';

const ALL: readonly Phrase[] = [
  ...HARASSMENT_PHRASES,
  ...HATE_PHRASES,
  ...SEXUAL_PHRASES,
  ...THREAT_PHRASES,
  ...SELF_HARM_PHRASES,
  ...DISCLOSURE_PHRASES,
  ...SCAM_PHRASES,
  ...IMPERSONATION_PHRASES,
  ...PROMOTION_PHRASES,
];

const byTrigger = new Map<string, Phrase[]>();
for (const phrase of ALL) {
  for (const trigger of phrase.triggers) {
    const key = fold(trigger);
    const list = byTrigger.get(key);
    if (list) list.push(phrase);
    else byTrigger.set(key, [phrase]);
  }
}

/** Finds the phrases of every category. */
export function findPhrases(text: NormalisedText): Finding[] {
  let candidates: Set<Phrase> | undefined;
  for (const word of text.words) {
    const phrases = byTrigger.get(word);
    if (phrases === undefined) continue;
    candidates ??= new Set();
    for (const phrase of phrases) candidates.add(phrase);
  }
  if (candidates === undefined) return [];
  const findings: Finding[] = [];
  for (const phrase of candidates) {
    const match = phrase.pattern.exec(text.squeezed);
    if (!match || phrase.except?.test(text.squeezed)) continue;
    const { category, topic, severity, confidence, reasoning } = phrase;
    findings.push({
      category,
      ...(topic ? { topic } : {}),
      severity,
      confidence,
      reasoning,
      ...(phrase.needsCare ? { needsCare: true } : {}),
      found: [toTextSpan(match)],
    });
  }
  return findings;
}
