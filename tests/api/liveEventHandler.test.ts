import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveEventHandler } from '~/api/live/eventHandler';
import { presenceKey } from '~/api/live/presenceKey';
import { createLiveState, type LiveState } from '~/api/live/state';
import { findOtherReviewers } from '~/api/live/usePresence';
import { ownDecisions } from '~/api/ownDecisions';

const logs = { type: 'logs', data: { count: 3, last_id: 'x', last_at: 'y' } };

describe('what a live event changes in the query cache', () => {
  let cache: QueryClient;
  let state: LiveState;
  beforeEach(() => {
    vi.useFakeTimers();
    cache = new QueryClient();
    state = createLiveState();
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
    const news = createLiveEventHandler(cache, state);
    news.handle(logs);
    expect(isOld('overview', '24h')).toBe(true);
    expect(isOld('logs', {})).toBe(false);
    expect(state.logs()).toEqual({ messages: 3, version: 1 });
  });

  it('a busy chat refetches the figures at most once in three seconds', () => {
    const news = createLiveEventHandler(cache, state);
    const asked = vi.spyOn(cache, 'invalidateQueries');
    for (let tenths = 0; tenths < 60; tenths += 1) {
      news.handle(logs);
      vi.advanceTimersByTime(100);
    }
    expect(asked).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1_000);
    expect(state.logs()).toEqual({ messages: 180, version: 7 });
    news.stop();
  });

  it('a new review item is announced and leaves the rows of the queue unchanged', () => {
    const news = createLiveEventHandler(cache, state);
    cache.setQueryData(['review', 'item', 'a'], {});
    news.handle({ type: 'review', data: { id: 'a', status: 'approved' } });
    expect(isOld('review-updates', 20)).toBe(true);
    expect(isOld('review', 'item', 'a')).toBe(true);
    expect(isOld('review', 'pending', 0, 20)).toBe(false);
  });

  it('this tab ignores its own decisions and handles those of others', () => {
    const news = createLiveEventHandler(cache, state);
    cache.setQueryData(['review', 'item', 'mine'], {});
    const decided = { type: 'review', data: { id: 'mine', status: 'approved' } };
    ownDecisions.add(['mine']);
    news.handle(decided);
    expect([isOld('review-updates', 20), isOld('review', 'item', 'mine')]).toEqual([false, false]);
    expect(isOld('overview', '24h')).toBe(true);
    ownDecisions.remove('mine');
    news.handle(decided);
    expect([isOld('review-updates', 20), isOld('review', 'item', 'mine')]).toEqual([true, true]);
    news.stop();
  });

  it('however many items come in, the queue is refetched at most twice a second, and once after the last item', () => {
    const news = createLiveEventHandler(cache, state);
    const asked = vi.spyOn(cache, 'invalidateQueries');
    for (let item = 0; item < 10; item += 1) {
      news.handle({ type: 'review', data: { id: String(item), status: 'pending' } });
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(5_000);
    expect(asked).toHaveBeenCalledTimes(3);
    news.stop();
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
    const news = createLiveEventHandler(cache, state);
    news.handle({ type: 'resync', data: {} });
    expect([isOld('overview', '24h'), isOld('review-updates', 20), isOld('keys', false)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(state.logs()).toEqual({ messages: 0, version: 1 });
  });

  it('counts that differ from a figure on the screen refetch it', () => {
    const news = createLiveEventHandler(cache, state);
    news.handle({ type: 'counts', data: { pending_reviews: 7, messages_24h: 1 } });
    expect(isOld('overview', '24h')).toBe(false);
    news.handle({ type: 'counts', data: { pending_reviews: 7, messages_24h: 2 } });
    expect(isOld('overview', '24h')).toBe(true);
  });

  it.each([undefined, null, 'text', [], 3, {}])(
    'an event whose data is %j invalidates every covered query, once in three seconds',
    (data) => {
      const news = createLiveEventHandler(cache, state);
      const asked = vi.spyOn(cache, 'invalidateQueries');
      for (const type of ['logs', 'counts', 'review', 'presence', 'keys']) news.handle({ type, data });
      expect(state.logs()).toEqual({ messages: 0, version: 1 });
      expect(asked).toHaveBeenCalledTimes(6);
      news.stop();
    },
  );

  it('an event of an unknown type changes nothing', () => {
    const asked = vi.spyOn(cache, 'invalidateQueries');
    createLiveEventHandler(cache, state).handle({ type: 'unheard-of', data: { count: 1 } });
    expect(asked).not.toHaveBeenCalled();
  });

  it('presence lists every reviewer who has the item open except this tab', () => {
    const presence = {
      review_id: 'a',
      viewers: [
        { viewer: 'me', name: 'mika@survival-one.example', since: '2026-11-20T21:04:11.000Z' },
        { viewer: 'other', name: 'juno@survival-one.example', since: '2026-11-20T21:04:12.000Z' },
      ],
    };
    createLiveEventHandler(cache, state).handle({ type: 'presence', data: presence });
    expect(findOtherReviewers(cache.getQueryData(presenceKey('a')), 'me')).toEqual([presence.viewers[1]]);
    expect(findOtherReviewers(undefined, 'me')).toEqual([]);
  });
});
