import {
  DEFAULT_ANALYTICS_PERIOD,
  DEFAULT_LOG_PAGE_SIZE,
  DEFAULT_OVERVIEW_PERIOD,
  REVIEW_PAGE_SIZE,
} from '../contract/limits';
import type { ShellPath } from '../contract/access';
import { appPaths, type AppPath } from '../contract/appPaths';

const CONFIG = '/api/dashboard/config';
const SERVERS = '/api/dashboard/servers';
const HEALTH = '/api/dashboard/health';
const ANALYTICS = `/api/dashboard/analytics?period=${DEFAULT_ANALYTICS_PERIOD}&granularity=day`;

/** The calls that each screen of the shell makes first when its address has no query. */
const SCREEN_CALLS: Readonly<
  Partial<Record<AppPath, readonly string[]>> & Record<ShellPath, readonly string[]>
> = {
  [appPaths.dashboard]: [`/api/dashboard/overview?period=${DEFAULT_OVERVIEW_PERIOD}`, ANALYTICS],
  [appPaths.logs]: [`/api/dashboard/recent-logs?limit=${DEFAULT_LOG_PAGE_SIZE}&offset=0&filter=all`],
  [appPaths.review]: [`/v1/review/pending?limit=${REVIEW_PAGE_SIZE}&offset=0`],
  [appPaths.analytics]: [ANALYTICS],
  [appPaths.players]: [],
  [appPaths.apiKeys]: ['/v1/account/keys?include_inactive=false'],
  [appPaths.config]: [CONFIG, '/api/dashboard/lists', SERVERS, '/v1/account/webhooks'],
  [appPaths.servers]: [SERVERS, CONFIG],
  [appPaths.usage]: ['/api/dashboard/usage'],
  [appPaths.documentation]: [HEALTH],
  [appPaths.support]: [HEALTH],
  [appPaths.subscription]: ['/v1/subscriptions/usage'],
};

/** The queue's length, which the sidebar shows beside every screen. */
const SHELL_CALLS = ['/v1/review/pending?limit=1&offset=0'];

/**
 * Lists the first calls of a screen, by path and query as the client sends them. The prerendered HTML makes them before
 * the app's code loads. Empty for a screen outside the shell.
 */
export function listFirstCalls(path: AppPath): string[] {
  const calls = SCREEN_CALLS[path];
  return calls === undefined ? [] : [...calls, ...SHELL_CALLS];
}
