import type { RuleReading } from '~/contract/api.gen';
import type { Tone } from '~/design-system/tone';
import { humanize, toToneAndLabel, type Labelled } from './labelled';
import { NO_VALUE } from '~/contract/noValue';

const UNKNOWN: Labelled = { tone: 'neutral', label: NO_VALUE };

/** Returns the tone of a severity: 8 or more critical, 5 to 7 serious, lower caution; no number neutral. */
export function toSeverityTone(severity: number): Tone {
  if (!Number.isFinite(severity)) return 'neutral';
  if (severity >= 8) return 'critical';
  return severity >= 5 ? 'serious' : 'caution';
}

/** Severity out of ten. */
export function describeSeverity(severity: number | null): Labelled {
  if (severity === null || !Number.isFinite(severity)) return UNKNOWN;
  return { tone: toSeverityTone(severity), label: `${severity}/10` };
}

/** Returns the tone of a confidence: 0.8 or more positive, 0.6 to below 0.8 caution, lower critical. */
export function toConfidenceTone(confidence: number): Tone {
  if (!Number.isFinite(confidence)) return 'neutral';
  if (confidence >= 0.8) return 'positive';
  return confidence >= 0.6 ? 'caution' : 'critical';
}

/** Confidence in percent. `null`, for a message that the pre-filter cleared, gives a dash. */
export function describeConfidence(confidence: number | null): Labelled {
  if (confidence === null || !Number.isFinite(confidence)) return UNKNOWN;
  const tone = toConfidenceTone(confidence);
  const rounded = Math.round(confidence * 100);
  // 0.799 rounds to 80% but has the tone of a lower confidence, so it gets a decimal.
  const label =
    toConfidenceTone(rounded / 100) === tone
      ? `${rounded}%`
      : `${(Math.floor(confidence * 1000) / 10).toFixed(1)}%`;
  return { tone, label };
}

/** Returns a violation's category as a label with the neutral tone; `null` gives 'N/A'. */
export function describeCategory(category: string | null): Labelled {
  return { tone: 'neutral', label: category === null ? 'N/A' : humanize(category) };
}

const READINGS: Readonly<Record<RuleReading['reading'], Labelled>> = {
  permits: { tone: 'positive', label: 'Permits' },
  forbids: { tone: 'info', label: 'Forbids' },
  not_understood: { tone: 'caution', label: 'Only an AI can judge' },
};

/** Tone and label of a clause's reading: how the local rules understand that part of an owner rule. */
export function describeRuleReading(reading: string): Labelled {
  return toToneAndLabel(READINGS, reading);
}
