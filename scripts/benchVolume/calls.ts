import { readPlayerName } from '../../tests/support/volume';

const getDateDaysAgo = (ago: number): string =>
  new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const createLogCall = (query: string) => () => `/api/dashboard/recent-logs?limit=100&${query}`;

/** A page in the middle of a filter that selects this share of the messages. */
const createMiddlePageCall = (query: string, share: number) => (messages: number) =>
  `/api/dashboard/recent-logs?limit=100&${query}&offset=${Math.floor((messages * share) / 2)}`;

const createLastPageCall = (query: string, share: number) => (messages: number) =>
  `/api/dashboard/recent-logs?limit=100&${query}&offset=${Math.max(0, Math.floor(messages * share) - 100)}`;

/** The addresses of the calls that read messages or their counts, from the account's number of messages. */
export const CALLS: Readonly<Record<string, (messages: number) => string>> = {
  'first page': createLogCall('filter=all'),
  'middle page': createMiddlePageCall('filter=all', 1),
  'last page': createLastPageCall('filter=all', 1),
  'any action': createLogCall('filter=any_action'),
  'any action, middle': createMiddlePageCall('filter=any_action', 0.03),
  'any action, last': createLastPageCall('filter=any_action', 0.03),
  warn: createLogCall('filter=warn'),
  mute: createLogCall('filter=mute'),
  kick: createLogCall('filter=kick'),
  ban: createLogCall('filter=ban'),
  'ban, middle': createMiddlePageCall('filter=ban', 0.001),
  none: createLogCall('filter=none'),
  'none, middle': createMiddlePageCall('filter=none', 0.97),
  'cleared by pre-filter': createLogCall('filter=filtered'),
  'pre-filter, middle': createMiddlePageCall('filter=filtered', 0.57),
  'two weeks': createLogCall(`filter=all&startDate=${getDateDaysAgo(40)}&endDate=${getDateDaysAgo(26)}`),
  'any action, 30 days': createLogCall('filter=any_action&period=30d'),
  'ban, 24 hours': createLogCall('filter=ban&period=24h'),
  'busiest player': createLogCall(`filter=all&player=${readPlayerName(0)}`),
  'busiest player, middle': createMiddlePageCall(`filter=all&player=${readPlayerName(0)}`, 1 / 500),
  'busiest player, any action': createLogCall(`filter=any_action&player=${readPlayerName(0)}`),
  'busiest player, ban': createLogCall(`filter=ban&player=${readPlayerName(0)}`),
  'busiest player, 7 days': createLogCall(`filter=all&period=7d&player=${readPlayerName(0)}`),
  'one player': createLogCall(`filter=all&player=${readPlayerName(437)}`),
  'one player, any action': createLogCall(`filter=any_action&player=${readPlayerName(437)}`),
  'part, few players': createLogCall('filter=all&player=golem36'),
  'part, few, ban, 30 days': createLogCall('filter=ban&period=30d&player=golem36'),
  'part, 222 players': createLogCall('filter=all&player=golem3'),
  'part, 222, any action': createLogCall('filter=any_action&player=golem3'),
  'part, many players': createLogCall('filter=all&player=fox'),
  'part, many, page 10': () => `${createLogCall('filter=all&player=fox')()}&offset=900`,
  'part, many, 24 hours': createLogCall('filter=all&period=24h&player=fox'),
  'part, many, 7 days': createLogCall('filter=all&period=7d&player=fox'),
  'part, many, any action': createLogCall('filter=any_action&player=fox'),
  'part, many, warn, 30 days': createLogCall('filter=warn&period=30d&player=fox'),
  'part, many, ban': createLogCall('filter=ban&player=fox'),
  'part, many, pre-filter': createLogCall('filter=filtered&player=fox'),
  'two letters': createLogCall('filter=all&player=mo'),
  'two letters, ban': createLogCall('filter=ban&player=mo'),
  'two letters, no player': createLogCall('filter=all&player=zz'),
  'part, no player': createLogCall('filter=all&player=zzyzx'),
  'beginning of a uuid': createLogCall('filter=all&player=7'),
  'text of one message': createLogCall('filter=all&message=selling%204321%20stacks'),
  'text of every message': createLogCall('filter=all&message=iron'),
  'text of every message, ban': createLogCall('filter=ban&message=iron'),
  'text of every message, page 10': () => `${createLogCall('filter=all&message=iron')()}&offset=900`,
  'text of no message': createLogCall('filter=all&message=zzyzx'),
  'text, one player': createLogCall(`filter=all&message=iron&player=${readPlayerName(437)}`),
  'two letters of a message': createLogCall('filter=all&message=zy'),
  players: () => '/api/dashboard/players',
  'players, most violations': () => '/api/dashboard/players?sort=violations',
  'players, by name': () => '/api/dashboard/players?sort=name&order=asc',
  'players, part of a name': () => '/api/dashboard/players?player=fox',
  'players, page 5': () => '/api/dashboard/players?offset=200',
  'overview 24 hours': () => '/api/dashboard/overview?period=24h',
  'overview 7 days': () => '/api/dashboard/overview?period=7d',
  'overview 30 days': () => '/api/dashboard/overview?period=30d',
  'overview 90 days': () => '/api/dashboard/overview?period=90d',
  'analytics 24 hours, hours': () => '/api/dashboard/analytics?period=24h&granularity=hour&compare=true',
  'analytics 7 days, hours': () => '/api/dashboard/analytics?period=7d&granularity=hour&compare=true',
  'analytics 30 days': () => '/api/dashboard/analytics?period=30d&granularity=day&compare=true',
  'analytics 90 days': () => '/api/dashboard/analytics?period=90d&granularity=day',
  'performance 90 days': () => '/api/dashboard/performance?period=90d',
  usage: () => '/api/dashboard/usage',
  servers: () => '/api/dashboard/servers',
  'review queue': () => '/v1/review/pending?limit=20',
};
