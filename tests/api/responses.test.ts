import { describe, expect, it } from 'vitest';
import { toSafeCheckoutUrl } from '~/api/checkout';
import { chooseGranularity } from '~/api/dashboard';
import { toLogParameters } from '~/api/logs';
import { DEFAULT_SEARCH } from '~/screens/logs/logSearch';
import { normaliseTier } from '~/api/normaliseTier';
import { usages } from '~/fixtures';

it("the top tier's other name becomes 'pro', and an unknown tier stays", () => {
  expect(normaliseTier({ ...usages.filled, tier: 'professional' as never }).tier).toBe('pro');
  expect(normaliseTier({ ...usages.filled, tier: 'galactic' as never }).tier).toBe('galactic');
});

describe('the address of a checkout page', () => {
  const own = 'http://localhost:3000';
  it.each([
    ['https://checkout.payments.example/c/cs_1', 'https://checkout.payments.example/c/cs_1'],
    [
      'http://localhost:3000/subscription/success?session_id=x',
      'http://localhost:3000/subscription/success?session_id=x',
    ],
    ['/subscription/success', 'http://localhost:3000/subscription/success'],
    ['http://checkout.payments.example/c', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//checkout.payments.example', null],
    ['http://localhost:3001/', null],
    ['https://', null],
    [undefined, null],
    [7, null],
  ])('%j is followed as %j', (address, followed) => {
    expect(toSafeCheckoutUrl(address, own)).toBe(followed);
  });
});

describe('the requested analytics', () => {
  it('are hourly for a day and daily for a longer time', () => {
    expect((['24h', '7d', '30d', '90d'] as const).map(chooseGranularity)).toEqual([
      'hour',
      'day',
      'day',
      'day',
    ]);
  });

  it('leave out empty filters', () => {
    expect(toLogParameters({ ...DEFAULT_SEARCH, player: '  ', message: ' ' })).toEqual({
      filter: 'all',
    });
    expect(
      toLogParameters({
        limit: 25,
        offset: 50,
        filter: 'ban',
        period: '7d',
        player: ' rat ',
        message: ' free items ',
        startDate: '2026-11-01',
        endDate: '2026-11-20',
      }),
    ).toEqual({
      filter: 'ban',
      period: '7d',
      player: 'rat',
      message: 'free items',
      startDate: '2026-11-01',
      endDate: '2026-11-20',
    });
  });
});
