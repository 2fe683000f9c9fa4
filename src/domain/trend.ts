import type { Tone } from '~/design-system/tone';

/** Tone of a signed change (spec 2): green when it begins with +, red when it begins with -, else no judgement. */
export function trendTone(trend: string): Tone {
  if (trend.startsWith('+')) return 'positive';
  return trend.startsWith('-') ? 'critical' : 'neutral';
}

const signed = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The change from one count to another as signed text: `+12.4%`. `null` from zero, where a percentage says nothing. */
export function formatChange(now: number, before: number): string | null {
  return before > 0 ? signed.format((now - before) / before) : null;
}
