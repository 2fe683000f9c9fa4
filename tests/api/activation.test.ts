import { describe, expect, it } from 'vitest';
import { computeActivationPollDelayMs } from '~/api/useSubscriptionActivation';

describe('polling for an active subscription', () => {
  it('begins two seconds after the page opens', () => {
    expect(computeActivationPollDelayMs(0)).toBe(2_000);
  });

  it('slows down with each attempt, to once in half a minute', () => {
    const pauses = Array.from({ length: 12 }, (_, pollCount) => computeActivationPollDelayMs(pollCount));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(Math.max(...pauses)).toBe(30_000);
  });
});
