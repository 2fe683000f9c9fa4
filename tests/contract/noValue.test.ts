import { expect, it } from 'vitest';
import { NO_VALUE as SHOWN } from '~/design-system/NoValue/NoValue';
import { formatRelative } from '~/design-system/Timestamp/formatTime';
import { describeAction, describeConfidence, formatAbsolute, formatInteger } from '~/domain';
import { NO_VALUE } from '~/contract/noValue';

it('a missing value looks the same in texts and as an element', () => {
  expect(SHOWN).toBe(NO_VALUE);
  for (const text of [
    describeAction(null).label,
    describeConfidence(null).label,
    formatAbsolute(null),
    formatInteger(Number.NaN),
    formatRelative(null, 0),
  ]) {
    expect(text).toBe(NO_VALUE);
  }
});
