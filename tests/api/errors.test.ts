import { describe, expect, it } from 'vitest';
import { readDetail, toHttpError } from '~/api/errors';

describe('the detail of an error', () => {
  it.each([
    ['text', { detail: ' Try again. ' }, 'Try again.'],
    ['a list of texts', { detail: ['One.', 'Two.'] }, 'One. Two.'],
    [
      'a list of validation faults',
      { detail: [{ loc: ['body', 'email'], msg: 'Email is invalid' }, { msg: 'Password is required' }] },
      'Email is invalid Password is required',
    ],
    ['the same fault twice', { detail: ['One.', 'One.'] }, 'One.'],
    ['an object with a message', { detail: { message: 'No.' } }, 'No.'],
    ['an object of fields', { detail: { email: ['Email is taken'] } }, 'Email is taken'],
    ['an empty text', { detail: '  ' }, undefined],
    ['a number', { detail: 7 }, undefined],
    ['null', { detail: null }, undefined],
    ['no detail', { title: 'Bad Request' }, undefined],
    ['no body', undefined, undefined],
    ['a list as the body', ['x'], undefined],
    ['HTML', '<html><body>502 Bad Gateway</body></html>', undefined],
  ])('is read from %s', (_name, body, expected) => {
    expect(readDetail(body)).toBe(expected);
  });

  it('is cut to a length that fits the screen', () => {
    expect(readDetail({ detail: 'x'.repeat(10_000) })?.length).toBe(500);
  });

  it('comes with the whole problem document', () => {
    const error = toHttpError(409, { detail: 'Taken.', decision: { action: 'mute' } });
    expect(error).toMatchObject({ status: 409, detail: 'Taken.' });
    expect(error.problem?.['decision']).toEqual({ action: 'mute' });
  });
});
