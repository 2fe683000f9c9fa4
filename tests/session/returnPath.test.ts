import { describe, expect, it } from 'vitest';
import { readReturnPath, toSignInPath } from '~/session';

const search = (next: string) => `?${new URLSearchParams({ next }).toString()}`;

describe('the return path after signing in', () => {
  it.each([
    '/logs',
    '/logs?filter=ban&player=a%26b',
    '/documentation#errors',
    '/subscription/success?session_id=cs_1',
  ])('returns to %s with its query and fragment', (path) => {
    const address = new URL(toSignInPath(path), 'https://app.example');
    expect(address.pathname).toBe('/login');
    expect(readReturnPath(address.search)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '///evil.example',
    '/.//evil.example',
    'logs',
    '',
  ])('never leaves the own origin for %j', (next) => {
    expect(readReturnPath(search(next))).toBe('/dashboard');
  });

  it('is never the sign-in page itself', () => {
    expect(readReturnPath(search('/login?next=/login'))).toBe('/dashboard');
  });

  it('is the dashboard without a requested path', () => {
    expect(readReturnPath('')).toBe('/dashboard');
  });
});
