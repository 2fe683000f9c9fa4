import { expect, it } from 'vitest';
import { ApiError } from '~/api/errors';
import { requireUuid } from '~/api/requireUuid';
import { toLoadable } from '~/domain';

it.each(['019361f0-7c00-7b3a-9c41-2f6f2d1f0a11', '019361F0-7C00-7B3A-9C41-2F6F2D1F0A11'])(
  'the id %s is sent as it is',
  (id) => {
    expect(requireUuid(id)).toBe(id);
  },
);

it.each(['nope', '', '019361f0-7c00-7b3a-9c41-2f6f2d1f0a1', '019361f07c007b3a9c412f6f2d1f0a11'])(
  'the id "%s", which no item can have, fails as an unknown one does',
  (id) => {
    expect(() => requireUuid(id)).toThrow(ApiError);
    expect(() => requireUuid(id)).toThrow('There is no such item on this account.');
  },
);

const failedWith = (status: number) =>
  toLoadable({
    data: undefined,
    error: new ApiError({ kind: 'http', status, detail: 'Why.' }),
    isFetching: false,
    dataUpdatedAt: 0,
  });

it('what does not exist is missing, so that its panel offers no useless retry', () => {
  expect(failedWith(404)).toEqual({ state: 'failed', detail: 'Why.', missing: true });
  expect(failedWith(500)).toEqual({ state: 'failed', detail: 'Why.' });
});
