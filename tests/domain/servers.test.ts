import { describe, expect, it } from 'vitest';
import { findExtendablePlan, countExtraServers, computePriceWithServers } from '~/domain';

describe('extra servers', () => {
  it.each([
    [5, 5, 0],
    [5, 6, 1],
    [5, 4, 0],
    [5, 105, 100],
    [null, 7, 0],
    [5, null, 0],
  ])('with %s included and %s allowed are %s', (server_limit, max_servers, extra) => {
    expect(countExtraServers({ tier: 'growth', server_limit, max_servers })).toBe(extra);
  });

  it.each([
    ['starter', undefined, undefined],
    ['growth', 99, 114],
    ['pro', 200, 215],
    ['enterprise', undefined, undefined],
  ])('of %s cost by number', (tier, none, one) => {
    const plan = findExtendablePlan({ tier, server_limit: 5, max_servers: 5 });
    expect(plan && computePriceWithServers(plan, 0)).toBe(none);
    expect(plan && computePriceWithServers(plan, 1)).toBe(one);
  });

  it('are not sold where there is no limit', () => {
    expect(findExtendablePlan({ tier: 'pro', server_limit: null, max_servers: null })).toBeUndefined();
  });
});
