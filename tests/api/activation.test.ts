import { describe, expect, it } from 'vitest';
import { pollDelayBefore } from '~/api/useActivation';

describe('asking whether a subscription is active', () => {
  it('begins two seconds after arrival', () => {
    expect(pollDelayBefore(0)).toBe(2_000);
  });

  it('becomes more seldom each time, up to half a minute', () => {
    const pauses = Array.from({ length: 12 }, (_, asked) => pollDelayBefore(asked));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(Math.max(...pauses)).toBe(30_000);
  });
});
