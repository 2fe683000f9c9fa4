import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expireEarlyAnswers, takeEarlyAnswer } from '~/api/earlyAnswers';

const ADDRESS = 'https://torchward.example/v1/auth/me';
const answer = new Response('{}');
const ask = (init: RequestInit = {}, credential = 'mine') =>
  takeEarlyAnswer(new Request(ADDRESS, { headers: { authorization: `Bearer ${credential}` }, ...init }));

beforeEach(() => {
  vi.stubGlobal('window', {
    torchwardEarly: { credential: 'mine', answers: new Map([['/v1/auth/me', Promise.resolve(answer)]]) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an early answer is taken once', async () => {
  expect(await ask()).toBe(answer);
  expect(ask()).toBeUndefined();
});

it('an early answer is for the credential, the address and the method of its call alone', () => {
  expect(ask({}, 'another')).toBeUndefined();
  expect(ask({ method: 'POST' })).toBeUndefined();
  expect(takeEarlyAnswer(new Request(`${ADDRESS}?x=1`, { headers: { authorization: 'Bearer mine' } }))).toBe(
    undefined,
  );
  expect(ask()).toBeDefined();
});

it('a caller that gives up does not wait for the early answer', async () => {
  window.torchwardEarly = {
    credential: 'mine',
    answers: new Map([['/v1/auth/me', new Promise<Response>(() => undefined)]]),
  };
  const caller = new AbortController();
  const taken = ask({ signal: caller.signal });
  caller.abort();
  await expect(taken).rejects.toThrow(/abort/i);
});

it('early answers that no call takes expire', () => {
  vi.useFakeTimers();
  expireEarlyAnswers();
  vi.advanceTimersByTime(4_999);
  expect(window.torchwardEarly).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(ask()).toBeUndefined();
});
