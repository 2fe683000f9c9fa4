import { expect, it } from 'vitest';
import { HOUR_MS } from '~/server/clock';
import { PresenceBook } from '~/server/live/presence';

it('a reviewer who left without a word is gone also when the clock was set back by an hour', () => {
  const book = new PresenceBook();
  const nowMs = Date.UTC(2026, 10, 20, 21);
  book.enter('account', 'review', { id: 'tab', name: 'alex@torchward.example' }, nowMs);
  expect(book.expire(nowMs + 29_000)).toEqual([]);
  expect(book.expire(nowMs - HOUR_MS)).toEqual([{ accountId: 'account', reviewId: 'review' }]);
});
