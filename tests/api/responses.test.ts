import { describe, expect, it } from 'vitest';
import { safeCheckoutUrl } from '~/api/checkout';
import { readConfig } from '~/api/config';
import { granularityOf, logParameters, readAnalytics, readLogPage, readOverview } from '~/api/dashboard';
import { ApiError } from '~/api/errors';
import { readUsage } from '~/api/usage';
import { overviews, usages } from '~/fixtures';

describe('a response that leaves out what it may', () => {
  it('is filled with nothing rather than refused', () => {
    expect(readOverview({ stats: overviews.filled.stats })).toMatchObject({
      trend: { messages: '', violations: '' },
      action_breakdown: {},
    });
    expect(readLogPage({ logs: [] })).toEqual({ logs: [], total: 0 });
    expect(readAnalytics({ data: [] }).totals).toEqual({ messages: 0, violations: 0, actions: 0 });
    expect(readUsage({ total_requests: 3 })).toMatchObject({ limit: null, history: [], total_cost_usd: 0 });
    expect(
      readConfig({ config: { server_rules: 'Be kind.', pre_filter_config: null } as never }),
    ).toMatchObject({
      server_rules: 'Be kind.',
      automation_level: 'auto_warn',
      confidence_threshold: 0.7,
      pre_filter_config: { enabled: true },
    });
  });

  it.each([
    ['an overview', () => readOverview({})],
    ['a page of logs', () => readLogPage({ total: 3 })],
    ['analytics', () => readAnalytics({})],
    ['usage', () => readUsage({})],
    ['a configuration', () => readConfig({})],
  ])('is refused when %s lacks its main part', (_name, read) => {
    expect(read).toThrow(ApiError);
  });

  it("calls the top tier 'pro' in usage as well", () => {
    expect(readUsage({ ...usages.filled, tier: 'professional' as never }).tier).toBe('pro');
    expect(readUsage({ ...usages.filled, tier: 'galactic' as never }).tier).toBe('galactic');
  });
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
    expect(safeCheckoutUrl(address, own)).toBe(followed);
  });
});

describe('what is asked for', () => {
  it('is hourly for a day and daily for anything longer', () => {
    expect((['24h', '7d', '30d', '90d'] as const).map(granularityOf)).toEqual(['hour', 'day', 'day', 'day']);
  });

  it('leaves out filters that are empty', () => {
    expect(logParameters({ filter: 'all', period: '', player: '  ', startDate: '', endDate: '' })).toEqual({
      filter: 'all',
    });
    expect(
      logParameters({
        filter: 'ban',
        period: '7d',
        player: ' rat ',
        startDate: '2026-11-01',
        endDate: '2026-11-20',
      }),
    ).toEqual({ filter: 'ban', period: '7d', player: 'rat', startDate: '2026-11-01', endDate: '2026-11-20' });
  });
});
