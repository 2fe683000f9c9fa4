import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveEventHandler as createHandler } from '~/api/live/eventHandler';
import { getPresenceQueryKey } from '~/api/live/presenceKey';
import { createLiveStore, type LiveStore } from '~/api/live/state';
import { findOtherReviewers } from '~/api/live/usePresence';
import { ownDecisions } from '~/api/ownDecisions';
import { subscriptions } from '~/fixtures/accounts';
import { session } from '~/session';

/** Without the spread that keeps the tabs of an account apart. */
const createLiveEventHandler = (...[cache, state]: Parameters<typeof createHandler>) =>
  createHandler(cache, state, () => 0);

const logs = { type: 'logs', data: { count: 3, last_id: 'x', last_at: 'y' } };

describe('what a live event changes in the query cache', () => {
  let cache: QueryClient;
  let state: LiveStore;
  beforeEach(() => {
    vi.useFakeTimers();
    cache = new QueryClient();
    state = createLiveStore();
    for (const key of [
      ['overview', '24h'],
      ['logs', {}],
      ['review', 'pending', 0, 20],
      ['review-updates', 20],
      ['keys', false],
    ]) {
      cache.setQueryData(key, { old: true });
    }
    cache.setQueryData(['overview', '24h'], { stats: { total_messages: 1 } });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const isOld = (...key: unknown[]) => cache.getQueryState(key)?.isInvalidated;

  it('stored messages refetch the figures and move no row of the log', () => {
    const handler = createLiveEventHandler(cache, state);
    handler.handle(logs);
    expect(isOld('overview', '24h')).toBe(true);
    expect(isOld('logs', {})).toBe(false);
    expect(state.logs()).toEqual({ messages: 3, version: 1 });
  });

  it('stored messages refetch the charts, which a new account sees fill, at most once in thirty seconds', () => {
    const isChartOld = () => isOld('analytics', '7d', false);
    const refetch = () => cache.setQueryData(['analytics', '7d', false], { points: [] });
    refetch();
    const handler = createLiveEventHandler(cache, state);
    handler.handle(logs);
    expect(isChartOld()).toBe(true);
    refetch();
    handler.handle(logs);
    vi.advanceTimersByTime(29_000);
    expect(isChartOld()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isChartOld()).toBe(true);
    handler.stop();
  });

  it("stored messages refetch the open player's record with the charts, and move no row of the directory", () => {
    cache.setQueryData(['player', 'a'], {});
    cache.setQueryData(['players', {}], {});
    const handler = createLiveEventHandler(cache, state);
    handler.handle(logs);
    expect([isOld('player', 'a'), isOld('players', {})]).toEqual([true, false]);
    handler.stop();
  });

  it('a game server that was heard for the first time refetches the servers and the figures', () => {
    cache.setQueryData(['servers'], { servers: [] });
    const handler = createLiveEventHandler(cache, state, () => 0);
    handler.handle({ type: 'servers', data: { at: '2026-11-20T21:04:11.000Z' } });
    expect([isOld('servers'), isOld('overview', '24h'), isOld('keys', false)]).toEqual([true, true, false]);
    handler.stop();
  });

  it('a busy chat refetches the figures at most once in three seconds', () => {
    const handler = createLiveEventHandler(cache, state);
    const asked = vi.spyOn(cache, 'invalidateQueries');
    for (let tenths = 0; tenths < 60; tenths += 1) {
      handler.handle(logs);
      vi.advanceTimersByTime(100);
    }
    expect(asked.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === 'overview')).toHaveLength(3);
    vi.advanceTimersByTime(1_000);
    expect(state.logs()).toEqual({ messages: 180, version: 7 });
    handler.stop();
  });

  it("another reviewer's decision marks the item, and refetches that item alone", () => {
    const handler = createLiveEventHandler(cache, state);
    const asked = vi.spyOn(cache, 'invalidateQueries');
    cache.setQueryData(['review', 'item', 'a'], {});
    handler.handle({ type: 'review', data: { id: 'a', status: 'approved' } });
    expect(state.decided()).toEqual(new Set(['a']));
    expect(isOld('review', 'item', 'a')).toBe(true);
    expect(isOld('review-updates', 20)).toBe(false);
    expect(isOld('review', 'pending', 0, 20)).toBe(false);
    expect(asked.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
      ['overview'],
      ['review', 'item', 'a'],
      ['log', 'a'],
    ]);
    handler.stop();
  });

  it('a new item refetches nothing: the event with counts brings the length of the queue', () => {
    const asked = vi.spyOn(cache, 'invalidateQueries');
    createLiveEventHandler(cache, state).handle({ type: 'review', data: { id: 'b', status: 'pending' } });
    expect(asked).not.toHaveBeenCalled();
    expect(state.decided()).toEqual(new Set());
  });

  it('a tab delays the fetch that an event causes by its random share of a second', () => {
    const handler = createHandler(cache, state, () => 0.5);
    handler.handle(logs);
    expect(isOld('overview', '24h')).toBe(false);
    vi.advanceTimersByTime(500);
    expect(isOld('overview', '24h')).toBe(true);
    handler.stop();
  });

  it('a stream that begins refetches the queue, and one that resumes does not', () => {
    const handler = createLiveEventHandler(cache, state);
    handler.handle({ type: 'hello', data: { resumed: true } });
    expect(isOld('review-updates', 20)).toBe(false);
    handler.handle({ type: 'hello', data: { resumed: false } });
    expect(isOld('review-updates', 20)).toBe(true);
  });

  it('this tab ignores its own decisions and handles those of others', () => {
    const handler = createLiveEventHandler(cache, state);
    cache.setQueryData(['review', 'item', 'mine'], {});
    const decided = { type: 'review', data: { id: 'mine', status: 'approved' } };
    ownDecisions.add(['mine']);
    handler.handle(decided);
    expect([state.decided().size, isOld('review', 'item', 'mine')]).toEqual([0, false]);
    expect(isOld('overview', '24h')).toBe(true);
    ownDecisions.remove('mine');
    handler.handle(decided);
    expect([state.decided().size, isOld('review', 'item', 'mine')]).toEqual([1, true]);
    handler.stop();
  });

  it('however many items others decide, the page changes at most twice a second, and once after the last one', () => {
    const handler = createLiveEventHandler(cache, state);
    const changed = vi.fn();
    state.subscribe(changed);
    for (let item = 0; item < 10; item += 1) {
      handler.handle({ type: 'review', data: { id: String(item), status: 'rejected' } });
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(5_000);
    expect(changed).toHaveBeenCalledTimes(3);
    expect(state.decided().size).toBe(10);
    handler.stop();
  });

  it('a decision for the game refetches its message, review item and player, and moves no row of the log', () => {
    const handler = createLiveEventHandler(cache, state);
    const keys = [
      ['log', 'a'],
      ['log', 'b'],
      ['review', 'item', 'a'],
      ['player', 'p'],
      ['player', 'q'],
    ];
    for (const key of keys) cache.setQueryData(key, {});
    cache.setQueryData(['logs', {}], { total: 1, logs: [{ id: 'b' }] });
    const decision = { id: 'd', log_id: 'a', player_uuid: 'p', state: 'carried_out' };
    handler.handle({ type: 'decision', data: decision });
    expect(keys.map((key) => isOld(...key))).toEqual([true, false, true, true, false]);
    expect(isOld('logs', {})).toBe(false);
    handler.handle({ type: 'decision', data: { ...decision, log_id: null, player_uuid: 'q' } });
    expect([isOld('player', 'q'), isOld('log', 'b')]).toEqual([true, false]);
    handler.stop();
  });

  it('an event with counts changes only the length of the queue', () => {
    cache.setQueryData(['review', 'pending', 0, 1], { reviews: [{ id: 'a' }], total: 4 });
    createLiveEventHandler(cache, state).handle({
      type: 'counts',
      data: { pending_reviews: 7, messages_24h: 1 },
    });
    expect(cache.getQueryData(['review', 'pending', 0, 1])).toEqual({ reviews: [{ id: 'a' }], total: 7 });
    expect(cache.getQueryData(['review', 'pending', 0, 20])).toEqual({ old: true });
  });

  it('after a gap in the events, every query that events cover is invalidated', () => {
    const handler = createLiveEventHandler(cache, state);
    handler.handle({ type: 'resync', data: {} });
    expect([isOld('overview', '24h'), isOld('review-updates', 20), isOld('keys', false)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(state.logs()).toEqual({ messages: 0, version: 1 });
  });

  it('a changed plan refetches all that depends on it, rows of the log included', () => {
    createLiveEventHandler(cache, state).handle({ type: 'subscription', data: { at: 'y' } });
    expect([isOld('overview', '24h'), isOld('logs', {}), isOld('keys', false)]).toEqual([true, true, true]);
  });

  it('a stream that begins under another plan than the page knows counts as a changed plan', () => {
    const handler = createLiveEventHandler(cache, state);
    session.set({
      status: 'signedIn',
      user: { email: 'a@b.example', verified: true },
      subscription: { status: 'ready', value: subscriptions.growthActive },
    });
    handler.handle({ type: 'hello', data: { resumed: false, tier: 'growth' } });
    expect(isOld('logs', {})).toBe(false);
    handler.handle({ type: 'hello', data: { resumed: false, tier: 'pro' } });
    expect(isOld('logs', {})).toBe(true);
    session.end('signOut');
  });

  it('counts that differ from a figure on the screen refetch it', () => {
    const handler = createLiveEventHandler(cache, state);
    handler.handle({ type: 'counts', data: { pending_reviews: 7, messages_24h: 1 } });
    expect(isOld('overview', '24h')).toBe(false);
    handler.handle({ type: 'counts', data: { pending_reviews: 7, messages_24h: 2 } });
    expect(isOld('overview', '24h')).toBe(true);
  });

  it.each([undefined, null, 'text', [], 3, {}])(
    'an event whose data is %j invalidates every covered query, once in three seconds',
    (data) => {
      const handler = createLiveEventHandler(cache, state);
      const asked = vi.spyOn(cache, 'invalidateQueries');
      for (const type of ['logs', 'counts', 'review', 'presence', 'keys', 'decision']) {
        handler.handle({ type, data });
      }
      expect(state.logs()).toEqual({ messages: 0, version: 1 });
      expect(asked).toHaveBeenCalledTimes(9);
      handler.stop();
    },
  );

  it('an event of an unknown type changes nothing', () => {
    const asked = vi.spyOn(cache, 'invalidateQueries');
    createLiveEventHandler(cache, state).handle({ type: 'unheard-of', data: { count: 1 } });
    expect(asked).not.toHaveBeenCalled();
  });

  it('presence lists every reviewer who has the item open except the tabs of this browser', () => {
    const presence = {
      review_id: 'a',
      viewers: [
        { viewer: 'me', name: 'mika@survival-one.example', since: '2026-11-20T21:04:11.000Z' },
        {
          viewer: 'second tab',
          browser: 'mine',
          name: 'mika@survival-one.example',
          since: '2026-11-20T21:04:11.000Z',
        },
        {
          viewer: 'shares the sign-in',
          browser: 'theirs',
          name: 'mika@survival-one.example',
          since: '2026-11-20T21:04:12.000Z',
        },
        { viewer: 'other', name: 'juno@survival-one.example', since: '2026-11-20T21:04:12.000Z' },
      ],
    };
    createLiveEventHandler(cache, state).handle({ type: 'presence', data: presence });
    const self = { viewer: 'me', browser: 'mine' };
    expect(findOtherReviewers(cache.getQueryData(getPresenceQueryKey('a')), self)).toEqual(
      presence.viewers.slice(2),
    );
    expect(findOtherReviewers(undefined, self)).toEqual([]);
  });
});
