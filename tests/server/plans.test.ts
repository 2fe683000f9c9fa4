import { describe, expect, it } from 'vitest';
import type { Analytics, Config, LogPage, Overview, Performance } from '~/contract/api.gen';
import { FEATURES, describeFeaturePlans, includesFeature } from '~/contract/planFeatures';
import { PLAN_IDS, PLANS, type PlanId } from '~/contract/plans';
import { DAY_MS, HOUR_MS } from '~/server/clock';
import { requireFeature } from '~/server/services/access';
import { saveConfig } from '~/server/store/repositories/configs';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { createTestClock, type TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

const features = Object.keys(FEATURES) as (keyof typeof FEATURES)[];

describe('the features of the plans', () => {
  it('are refused on every plan without them, and allowed on every plan that has them', () => {
    for (const feature of features) {
      for (const tier of PLAN_IDS) {
        const call = () => requireFeature(tier, feature);
        if (includesFeature(tier, feature)) expect(call, `${feature} on ${tier}`).not.toThrow();
        else expect(call, `${feature} on ${tier}`).toThrow(describeFeaturePlans(feature));
      }
      expect(() => requireFeature(undefined, feature)).toThrow(describeFeaturePlans(feature));
    }
  });

  it.each(features)('the refusal of %s names its plans and keeps the owner on the page', (feature) => {
    let detail = '';
    try {
      requireFeature(undefined, feature);
    } catch (error) {
      detail = (error as Error).message;
    }
    for (const plan of FEATURES[feature].plans) expect(detail).toContain(PLANS[plan].name);
    expect(detail).not.toMatch(/verif|subscription/i);
  });
});

describeOnBothStores(
  'a plan',
  (server) => {
    const call = (owner: TestOwner, method: 'GET' | 'PUT', path: string, payload?: object) =>
      server().call(owner.token, {
        method,
        url: `/api/dashboard/${path}`,
        ...(payload === undefined ? {} : { payload }),
      });

    async function readConfig(owner: TestOwner): Promise<Config> {
      return (await call(owner, 'GET', 'config')).json<{ config: Config }>().config;
    }

    async function change(owner: TestOwner, tier: PlanId): Promise<void> {
      await updateSubscription(server().store.db, owner.id, { tier });
    }

    async function send(owner: TestOwner): Promise<void> {
      const answer = await server().moderate(owner.liveKey);
      expect(answer.statusCode, answer.body).toBe(200);
    }

    it('without custom rules refuses to change them, and saves every other setting', async () => {
      const owner = await server().createOwner({ tier: 'starter' });
      const config = await readConfig(owner);
      const refused = await call(owner, 'PUT', 'config', { ...config, server_rules: '1. Be kind.' });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        type: '/problems/plan-lacks-feature',
        detail: 'Custom rules are part of the Growth and Pro plans. Upgrade your plan to use this.',
      });
      expect(await readConfig(owner)).toEqual(config);
      const saved = await call(owner, 'PUT', 'config', { ...config, automation_level: 'auto_ban' });
      expect(saved.statusCode, saved.body).toBe(200);

      await change(owner, 'growth');
      const upgraded = await call(owner, 'PUT', 'config', { ...config, server_rules: '1. Be kind.' });
      expect(upgraded.statusCode, upgraded.body).toBe(200);
    });

    /** An owner whose rules are from a larger plan. */
    async function movedToStarter() {
      const owner = await server().createOwner({ tier: 'growth' });
      const config = { ...(await readConfig(owner)), server_rules: '1. Be kind.' };
      await saveConfig(server().store.db, owner.id, config, server().clock.now());
      await change(owner, 'starter');
      return { owner, config };
    }

    it('keeps and applies the rules of an account that has moved to one without them', async () => {
      const { owner, config } = await movedToStarter();
      const other = await call(owner, 'PUT', 'config', { ...config, server_rules: '1. Be kinder.' });
      expect(other.statusCode).toBe(403);
      const saved = await call(owner, 'PUT', 'config', { ...config, escalation_enabled: false });
      expect(saved.json()).toMatchObject({ config: { server_rules: '1. Be kind.' } });
    });

    it('lets an owner who has moved to one without custom rules remove those in force', async () => {
      const { owner, config } = await movedToStarter();
      const saved = await call(owner, 'PUT', 'config', { ...config, server_rules: '' });
      expect(saved.statusCode, saved.body).toBe(200);
      expect(await readConfig(owner)).toMatchObject({ server_rules: '' });
    });

    it.each(['csv', 'json'])('without export refuses the log as %s', async (format) => {
      const owner = await server().createOwner({ tier: 'growth' });
      const refused = await call(owner, 'GET', `logs/export?format=${format}`);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        detail: 'CSV and JSON export is part of the Pro plan. Upgrade your plan to use this.',
      });
      await change(owner, 'pro');
      expect((await call(owner, 'GET', `logs/export?format=${format}`)).statusCode).toBe(200);
    });

    it('answers with the days that it keeps, and their number', async () => {
      const owner = await server().createOwner({ tier: 'pro' });
      await send(owner);
      server().clock.advance(10 * DAY_MS);
      const { access_token: token } = await server().services.sessions.open(owner.id);
      const later = { ...owner, token };
      await send(later);

      const figures = async (tier: PlanId) => {
        await change(owner, tier);
        const read = async <Answer>(path: string) => (await call(later, 'GET', path)).json<Answer>();
        const analytics = await read<Analytics>('analytics?period=90d');
        const overview = await read<Overview>('overview?period=90d');
        const performance = await read<Performance>('performance?period=90d');
        const log = await read<LogPage>('logs?period=90d');
        expect(analytics.data.reduce((sum, { messages }) => sum + messages, 0)).toBe(
          analytics.totals.messages,
        );
        return {
          days: analytics.data.length,
          kept: [analytics.kept_days, log.kept_days],
          messages: [
            analytics.totals.messages,
            overview.stats.total_messages,
            performance.total_processed,
            log.total,
          ],
        };
      };
      expect(await figures('starter')).toEqual({ days: 7, kept: [7, 7], messages: [1, 1, 1, 1] });
      expect(await figures('growth')).toEqual({ days: 30, kept: [30, 30], messages: [2, 2, 2, 2] });
      expect(await figures('pro')).toEqual({ days: 90, kept: [90, 90], messages: [2, 2, 2, 2] });
    });

    it('compares with the period before only where it keeps all of it', async () => {
      const owner = await server().createOwner({ tier: 'growth' });
      const compared = async (period: string) =>
        (await call(owner, 'GET', `analytics?period=${period}&compare=true`)).json<Analytics>().previous;
      expect((await compared('7d'))?.data).toHaveLength(7);
      expect(await compared('30d')).toBeUndefined();
      expect(await compared('90d')).toBeUndefined();
      const trend = async (period: string) =>
        (await call(owner, 'GET', `overview?period=${period}`)).json<Overview>().trend;
      expect(await trend('7d')).toEqual({ messages: '0%', violations: '0%' });
      expect(await trend('30d')).toEqual({ messages: '', violations: '' });
    });

    it('compares its sums with those of the same hours of the period before', async () => {
      const owner = await server().createOwner({ tier: 'growth' });
      const { clock } = server();
      const atHour = (days: number, hour: number) => {
        const midnight = Math.floor(clock.now().getTime() / DAY_MS + days) * DAY_MS;
        clock.advance(midnight + hour * HOUR_MS - clock.now().getTime());
      };
      // The last day of the week before: one message by 10:30, and two more by its end.
      atHour(1, 10);
      await send(owner);
      atHour(0, 20);
      await send(owner);
      await send(owner);
      atHour(7, 10.5);
      await send(owner);
      const { access_token: token } = await server().services.sessions.open(owner.id);
      const read = async <Answer>(path: string) =>
        (await call({ ...owner, token }, 'GET', path)).json<Answer>();
      for (const granularity of ['day', 'hour']) {
        const { totals, previous } = await read<Analytics>(
          `analytics?period=7d&granularity=${granularity}&compare=true`,
        );
        expect(totals.messages).toBe(1);
        expect(previous?.totals).toEqual({ messages: 1, violations: 0, actions: 0 });
        expect(previous?.data.reduce((sum, { messages }) => sum + messages, 0)).toBe(3);
      }
      expect((await read<Overview>('overview?period=7d')).trend.messages).toBe('0%');
    });
  },
  { clock: createTestClock() },
);
