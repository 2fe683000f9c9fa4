import { readPlayerName } from '../../tests/support/volume';

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const log = (query: string) => () => `/api/dashboard/recent-logs?limit=100&${query}`;

/** A page in the middle of a filter that selects this share of the messages. */
const middle = (query: string, share: number) => (messages: number) =>
  `/api/dashboard/recent-logs?limit=100&${query}&offset=${Math.floor((messages * share) / 2)}`;

const last = (query: string, share: number) => (messages: number) =>
  `/api/dashboard/recent-logs?limit=100&${query}&offset=${Math.max(0, Math.floor(messages * share) - 100)}`;

/** The addresses of the calls that read messages or their counts, from the account's number of messages. */
export const CALLS: Readonly<Record<string, (messages: number) => string>> = {
  'first page': log('filter=all'),
  'middle page': middle('filter=all', 1),
  'last page': last('filter=all', 1),
  'any action': log('filter=any_action'),
  'any action, middle': middle('filter=any_action', 0.03),
  'any action, last': last('filter=any_action', 0.03),
  warn: log('filter=warn'),
  mute: log('filter=mute'),
  kick: log('filter=kick'),
  ban: log('filter=ban'),
  'ban, middle': middle('filter=ban', 0.001),
  none: log('filter=none'),
  'none, middle': middle('filter=none', 0.97),
  'cleared by pre-filter': log('filter=filtered'),
  'pre-filter, middle': middle('filter=filtered', 0.57),
  'two weeks': log(`filter=all&startDate=${day(40)}&endDate=${day(26)}`),
  'any action, 30 days': log('filter=any_action&period=30d'),
  'ban, 24 hours': log('filter=ban&period=24h'),
  'busiest player': log(`filter=all&player=${readPlayerName(0)}`),
  'busiest player, middle': middle(`filter=all&player=${readPlayerName(0)}`, 1 / 500),
  'busiest player, any action': log(`filter=any_action&player=${readPlayerName(0)}`),
  'busiest player, ban': log(`filter=ban&player=${readPlayerName(0)}`),
  'busiest player, 7 days': log(`filter=all&period=7d&player=${readPlayerName(0)}`),
  'one player': log(`filter=all&player=${readPlayerName(437)}`),
  'one player, any action': log(`filter=any_action&player=${readPlayerName(437)}`),
  'part, few players': log('filter=all&player=golem36'),
  'part, few, ban, 30 days': log('filter=ban&period=30d&player=golem36'),
  'part, 222 players': log('filter=all&player=golem3'),
  'part, 222, any action': log('filter=any_action&player=golem3'),
  'part, many players': log('filter=all&player=fox'),
  'part, many, page 10': () => `${log('filter=all&player=fox')()}&offset=900`,
  'part, many, 24 hours': log('filter=all&period=24h&player=fox'),
  'part, many, 7 days': log('filter=all&period=7d&player=fox'),
  'part, many, any action': log('filter=any_action&player=fox'),
  'part, many, warn, 30 days': log('filter=warn&period=30d&player=fox'),
  'part, many, ban': log('filter=ban&player=fox'),
  'part, many, pre-filter': log('filter=filtered&player=fox'),
  'two letters': log('filter=all&player=mo'),
  'two letters, ban': log('filter=ban&player=mo'),
  'two letters, no player': log('filter=all&player=zz'),
  'part, no player': log('filter=all&player=zzyzx'),
  'beginning of a uuid': log('filter=all&player=7'),
  'text of one message': log('filter=all&message=selling%204321%20stacks'),
  'text of every message': log('filter=all&message=iron'),
  'text of every message, ban': log('filter=ban&message=iron'),
  'text of every message, page 10': () => `${log('filter=all&message=iron')()}&offset=900`,
  'text of no message': log('filter=all&message=zzyzx'),
  'text, one player': log(`filter=all&message=iron&player=${readPlayerName(437)}`),
  'two letters of a message': log('filter=all&message=zy'),
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
