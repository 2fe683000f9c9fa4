import { afterAll, afterEach, expect } from 'vitest';
import { takePolicyViolations } from './watchedBrowser';

const expectNone = (): void => expect(takePolicyViolations(), 'refused by the security policy').toEqual([]);

afterEach(expectNone);
// A page that stays open between the journeys may be refused something after the last of them.
afterAll(expectNone);
