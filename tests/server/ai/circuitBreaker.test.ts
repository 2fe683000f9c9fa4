import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from '~/server/ai/circuitBreaker';

const clock = { now: () => new Date('2026-11-20T21:00:00Z') };
const enterEach = (breaker: ReturnType<typeof createCircuitBreaker>, count: number): boolean[] =>
  Array.from({ length: count }, (_, index) => breaker.tryEnter(`account ${index}`));

describe('a node that has just started', () => {
  it('asks with as many calls at once as open the circuit, until one is answered', () => {
    const breaker = createCircuitBreaker({ clock, failuresToOpen: 3 });
    expect(enterEach(breaker, 5)).toEqual([true, true, true, false, false]);
    breaker.succeeded('account 0');
    expect(enterEach(breaker, 5)).toEqual([true, true, true, true, true]);
  });

  it('asks again for each call that ended without an answer', () => {
    const breaker = createCircuitBreaker({ clock, failuresToOpen: 3 });
    enterEach(breaker, 3);
    breaker.ended('account 0');
    expect(enterEach(breaker, 2)).toEqual([true, false]);
  });

  it('opens the circuit when none of these calls is answered, and none waits beside them', () => {
    const breaker = createCircuitBreaker({ clock, failuresToOpen: 3 });
    enterEach(breaker, 5);
    for (let index = 0; index < 3; index += 1) breaker.timedOut(`account ${index}`);
    expect(breaker.state()).toBe('open');
    expect(enterEach(breaker, 1)).toEqual([false]);
  });
});

it('an open circuit is tried again at once when the clock is set back by an hour', () => {
  let now = new Date('2026-11-20T21:00:00Z');
  const breaker = createCircuitBreaker({ clock: { now: () => now }, failuresToOpen: 1 });
  breaker.tryEnter('account');
  breaker.failed('account');
  expect(breaker.state()).toBe('open');
  now = new Date('2026-11-20T20:00:00Z');
  expect(breaker.state()).toBe('half_open');
  expect(breaker.tryEnter('account')).toBe(true);
});
