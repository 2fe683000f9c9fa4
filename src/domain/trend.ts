import type { Tone } from '~/design-system/tone';

/** Tone of a signed change (spec 2): green when it begins with +, red when it begins with -, else no judgement. */
export function trendTone(trend: string): Tone {
  if (trend.startsWith('+')) return 'positive';
  return trend.startsWith('-') ? 'critical' : 'neutral';
}
