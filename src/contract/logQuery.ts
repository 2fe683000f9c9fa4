import type { operations, Period } from './api.gen';

/** What a call for a page of the log may name. */
export type LogQuery = NonNullable<operations['listRecentLogs']['parameters']['query']>;

/** Which messages of the log a call selects. */
export type LogSelection = Omit<LogQuery, 'limit' | 'offset'>;

/** A page of the log as a form and an address hold it: empty text selects every message. */
export type LogSearch = Required<Omit<LogQuery, 'period'>> & { period: Period | '' };
