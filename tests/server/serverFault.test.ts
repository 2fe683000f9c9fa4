import { expect, it } from 'vitest';
import { findServerFault } from '~/server/store/serverFault';

it('a PostgreSQL is refused when it is too old or takes no changes, the older one first', () => {
  const current = { version: '15.4 (Debian 15.4-1)', versionNumber: 150_004, isReadOnly: false };
  expect(findServerFault(current)).toBeUndefined();
  expect(findServerFault({ ...current, isReadOnly: true })).toMatch(/takes no changes.*primary$/);
  expect(findServerFault({ version: '14.9', versionNumber: 140_009, isReadOnly: true })).toBe(
    'is PostgreSQL 14.9, and Torchward needs 15 or newer',
  );
});
