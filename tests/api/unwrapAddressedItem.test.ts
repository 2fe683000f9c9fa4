import { expect, it } from 'vitest';
import { ApiError } from '~/api/errors';
import { unwrapAddressedItem } from '~/api/unwrapAddressedItem';
import { toLoadable } from '~/domain';

const answer = (status: number) =>
  Promise.resolve({ response: new Response(null, { status }), error: { detail: 'Why.' } });

it.each([
  { status: 400, becomes: 404, detail: 'There is no such item on this account.' },
  { status: 404, becomes: 404, detail: 'Why.' },
  { status: 503, becomes: 503, detail: 'Why.' },
])('a read by id that is answered $status fails as $becomes', async ({ status, becomes, detail }) => {
  await expect(unwrapAddressedItem(answer(status))).rejects.toMatchObject({
    kind: 'http',
    status: becomes,
    detail,
  });
});

const toFailedLoadable = (status: number) =>
  toLoadable({
    data: undefined,
    error: new ApiError({ kind: 'http', status, detail: 'Why.' }),
    isFetching: false,
    dataUpdatedAt: 0,
  });

it('what does not exist is missing, so that its panel offers no useless retry', () => {
  expect(toFailedLoadable(404)).toEqual({ state: 'failed', detail: 'Why.', missing: true });
  expect(toFailedLoadable(500)).toEqual({ state: 'failed', detail: 'Why.' });
});
