import { describe, expect, it } from 'vitest';
import { subscriptions, usages } from '~/fixtures';
import { formatAcrossServers, formatServersLine as overviewServers } from '~/screens/dashboard/wording';
import { formatChargesLine, formatServersInUse } from '~/screens/subscription/wording';
import { formatPaceSentence } from '~/screens/usage/usageFacts';

describe('the forecast of the billing period', () => {
  const now = Date.parse('2026-11-20T00:00:00.000Z');
  const period = { period_start: '2026-11-10T00:00:00.000Z', period_end: '2026-12-10T00:00:00.000Z' };
  const at = (
    total_requests: number,
    limit: number | null,
    bounds: Partial<typeof period> = period,
    overagePrice = 0,
  ) => {
    const { period_start: _, period_end: __, ...rest } = usages.filled;
    return formatPaceSentence({ ...rest, ...bounds, total_requests, limit }, overagePrice, now, 'UTC');
  };

  it('says that there are no requests before the first message', () => {
    expect(at(0, 1_000)).toBe('No requests in this period yet.');
    expect(at(1, 1_000)).toContain('At this pace');
  });

  it('says that the limit is reached from the exact message on', () => {
    const reached = 'The limit is reached. Chat is still moderated; what exceeds the limit is recorded.';
    expect(at(999, 1_000)).not.toBe(reached);
    expect(at(1_000, 1_000)).toBe(reached);
    expect(at(1_001, 1_000)).toBe(reached);
    expect(at(1_001, 1_000, period, 0.5)).toBe(
      'The limit is reached. Chat is still moderated; every 1,000 messages beyond it cost $0.50.',
    );
  });

  it('names the day of the run-out, or that the limit is not reached when the period ends first', () => {
    expect(at(500, 1_000)).toBe("At this pace you'll reach your limit on 30\u00A0Nov\u00A02026.");
    expect(at(334, 1_000)).toBe("At this pace you'll reach your limit on 9\u00A0Dec\u00A02026.");
    expect(at(333, 1_000)).toBe("At this pace you'll stay under your limit this period.");
  });

  it('claims nothing without a limit or without the bounds of the period', () => {
    expect(at(500, null)).toBe('Your plan has no limit.');
    expect(at(500, 1_000, {})).toBeNull();
  });
});

describe('the facts of a subscription', () => {
  const { growthActive: growth } = subscriptions;

  it('state the included servers only where extra servers are possible', () => {
    const line = (server_limit: number | null, max_servers: number | null) =>
      formatServersInUse({ ...growth, server_count: 5, server_limit, max_servers });
    expect(line(5, 5)).toBe('5 of 5');
    expect(line(5, 6)).toBe('5 of 6 (5 included)');
    expect(line(null, null)).toBe('5 of ∞');
  });

  it('list each charge from its first cent', () => {
    const line = (extra_servers_charge: number, overage_charge: number, overage_messages: number) =>
      formatChargesLine({ ...growth, extra_servers_charge, overage_charge, overage_messages });
    expect(line(0, 0, 0)).toBe('None');
    expect(line(0.01, 0, 0)).toBe('$0.01 for extra servers');
    expect(line(0, 0, 1)).toBe('$0.00 for 1 message over the limit');
    expect(line(30, 1.5, 1_500)).toBe('$30.00 for extra servers, $1.50 for 1,500 messages over the limit');
  });
});

describe('the servers of the overview', () => {
  it.each([
    [undefined, 'all servers', 'in the last 24 hours'],
    [[], 'all servers', 'in the last 24 hours'],
    [['hub'], 'hub', 'on 1 server'],
    [['hub', 'sky'], 'hub and sky', 'across 2 servers'],
    [['hub', 'sky', 'pvp'], 'hub, sky and 1 more server', 'across 3 servers'],
    [['hub', 'sky', 'pvp', 'lobby'], 'hub, sky and 2 more servers', 'across 4 servers'],
  ])('%j are named', (servers, line, across) => {
    expect(overviewServers(servers)).toBe(line);
    expect(formatAcrossServers(servers)).toBe(across);
  });
});
