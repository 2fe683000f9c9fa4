import { describe, expect, it } from 'vitest';
import { subscriptions, usages } from '~/fixtures';
import { acrossServers, serversLine as overviewServers } from '~/screens/dashboard/wording';
import { chargesLine, serversLine } from '~/screens/subscription/wording';
import { monthBounds, paceSentence } from '~/screens/usage/usageFacts';

describe('the sentence on where the month is heading', () => {
  const tenth = Date.parse('2026-11-11T00:00:00.000Z');
  const at = (total_requests: number, limit: number | null, period = '2026-11') =>
    paceSentence({ ...usages.filled, period, total_requests, limit }, tenth);

  it('says that the limit is reached from the message that reaches it', () => {
    const reached = 'The limit is reached. Chat is still moderated; what exceeds the limit is recorded.';
    expect(at(999, 1_000)).not.toBe(reached);
    expect(at(1_000, 1_000)).toBe(reached);
    expect(at(1_001, 1_000)).toBe(reached);
  });

  it('names the day of the run-out, or that the limit lasts when the month ends first', () => {
    expect(at(500, 1_000)).toBe('At the pace so far the limit is reached on 21 Nov 2026.');
    expect(at(334, 1_000)).toBe('At the pace so far the limit is reached on 30 Nov 2026.');
    expect(at(333, 1_000)).toBe('At the pace so far the limit lasts through November 2026.');
  });

  it('claims nothing about a period that is no month', () => {
    expect(at(500, null)).toBe('Your plan has no limit.');
    expect(at(500, 1_000, 'Q4')).toBeNull();
    expect(monthBounds('2026-12')).toEqual({
      periodStart: new Date('2026-12-01T00:00:00.000Z'),
      periodEnd: new Date('2027-01-01T00:00:00.000Z'),
    });
  });
});

describe('the facts of a subscription', () => {
  const { growthActive: growth } = subscriptions;

  it('say how many servers are included only where more are allowed', () => {
    const line = (server_limit: number | null, max_servers: number | null) =>
      serversLine({ ...growth, server_count: 5, server_limit, max_servers });
    expect(line(5, 5)).toBe('5 of 5');
    expect(line(5, 6)).toBe('5 of 6 (5 included)');
    expect(line(null, null)).toBe('5 of ∞');
  });

  it('name each charge from its first cent', () => {
    const line = (extra_servers_charge: number, overage_charge: number, overage_messages: number) =>
      chargesLine({ ...growth, extra_servers_charge, overage_charge, overage_messages });
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
    expect(acrossServers(servers)).toBe(across);
  });
});
