import { describe, expect, it } from 'vitest';
import { describeService, toReady } from '~/domain';
import { serviceHealths } from '~/fixtures';

describe('the status line', () => {
  it('says that all is well unless the health call reports something else', () => {
    expect(describeService({ state: 'failed', detail: null, missing: true }).label).toBe(
      'All systems operational',
    );
    expect(describeService(toReady(serviceHealths.operational)).label).toBe('All systems operational');
    expect(describeService(toReady(serviceHealths.degraded)).tone).toBe('caution');
    expect(describeService(toReady({ ...serviceHealths.degraded, status: 'down' })).tone).toBe('critical');
  });

  it.each(['ok', 'up', 'pass', 'healthy'])(
    'reads "%s" as operational, as other health calls say it',
    (status) => {
      const health = toReady({ ...serviceHealths.operational, status: status as 'operational' });
      expect(describeService(health).label).toBe('All systems operational');
    },
  );

  it('says "unknown" without an answer, with a stale one, and with an unknown status', () => {
    const old = { ...toReady(serviceHealths.operational), stale: true } as ReturnType<
      typeof toReady<typeof serviceHealths.operational>
    >;
    const odd = toReady({ ...serviceHealths.operational, status: 'haunted' as 'down' });
    for (const health of [old, odd, { state: 'failed', detail: null } as const]) {
      expect(describeService(health)).toEqual({ tone: 'neutral', label: 'Status unknown' });
    }
    expect(describeService({ state: 'loading' }).tone).toBe('neutral');
  });
});
