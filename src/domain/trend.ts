import type { Tone } from '~/design-system/tone';

/** Returns the tone of a signed change: positive after +, critical after -, otherwise neutral. */
export function toTrendTone(trend: string): Tone {
  if (trend.startsWith('+')) return 'positive';
  return trend.startsWith('-') ? 'critical' : 'neutral';
}
