import {
  DEFAULT_ANALYTICS_PERIOD,
  DEFAULT_LOG_PAGE_SIZE,
  DEFAULT_OVERVIEW_PERIOD,
  REVIEW_PAGE_SIZE,
} from '../contract/limits';
import { paths, type AppPath } from '../contract/paths';

const HEALTH = '/api/dashboard/health';
const ANALYTICS = `/api/dashboard/analytics?period=${DEFAULT_ANALYTICS_PERIOD}&granularity=day`;

/** The calls of each screen of the signed-in area whose address has no query. */
const SCREEN_CALLS: Readonly<Partial<Record<AppPath, readonly string[]>>> = {
  [paths.dashboard]: [`/api/dashboard/overview?period=${DEFAULT_OVERVIEW_PERIOD}`, ANALYTICS],
  [paths.logs]: [`/api/dashboard/recent-logs?limit=${DEFAULT_LOG_PAGE_SIZE}&offset=0&filter=all`],
  [paths.review]: [`/v1/review/pending?limit=${REVIEW_PAGE_SIZE}&offset=0`],
  [paths.analytics]: [ANALYTICS],
  [paths.players]: [],
  [paths.apiKeys]: ['/v1/account/keys?include_inactive=false'],
  [paths.config]: ['/api/dashboard/config'],
  [paths.usage]: ['/api/dashboard/usage'],
  [paths.documentation]: [HEALTH],
  [paths.support]: [HEALTH],
  [paths.subscription]: ['/v1/subscriptions/usage'],
};

/** The queue's length, which the sidebar shows beside every screen. */
const SHELL_CALLS = ['/v1/review/pending?limit=1&offset=0'];

/**
 * Lists the calls that a screen makes first, by path and query as the client sends them, so that its page can make them
 * before the app's code arrives. Empty for a screen outside the shell.
 */
export function listFirstCalls(path: AppPath): string[] {
  const calls = SCREEN_CALLS[path];
  return calls === undefined ? [] : [...calls, ...SHELL_CALLS];
}
