import { fold } from '../normalise';
import type { NormalisedText } from '../normalise';
import type { Finding, Phrase } from '../types';
import { disclosurePhrases, selfHarmPhrases } from './phrases-self-harm';
import { harassmentPhrases } from './phrases-harassment';
import { hatePhrases } from './phrases-hate';
import { impersonationPhrases, scamPhrases } from './phrases-deception';
import { sexualPhrases } from './phrases-sexual';
import { threatPhrases } from './phrases-threat';
import { promotionPhrases } from './phrases-promotion';

const all: readonly Phrase[] = [
  ...harassmentPhrases,
  ...hatePhrases,
  ...sexualPhrases,
  ...threatPhrases,
  ...selfHarmPhrases,
  ...disclosurePhrases,
  ...scamPhrases,
  ...impersonationPhrases,
  ...promotionPhrases,
];

const byTrigger = new Map<string, Phrase[]>();
for (const phrase of all) {
  for (const trigger of phrase.triggers) {
    const key = fold(trigger);
    const list = byTrigger.get(key);
    if (list) list.push(phrase);
    else byTrigger.set(key, [phrase]);
  }
}

/** Findings of all rules about phrases. */
export function phraseFindings(text: NormalisedText): Finding[] {
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
    if (!phrase.pattern.test(text.squeezed) || phrase.except?.test(text.squeezed)) continue;
    const { category, topic, severity, confidence, reasoning } = phrase;
    findings.push({
      category,
      ...(topic ? { topic } : {}),
      severity,
      confidence,
      reasoning,
      ...(phrase.needsCare ? { needsCare: true } : {}),
    });
  }
  return findings;
}
