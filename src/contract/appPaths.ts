export const appPaths = {
  landing: '/',
  enterprise: '/enterprise',
  login: '/login',
  signup: '/signup',
  verifyEmail: '/verify-email',
  verifyEmailSent: '/verify-email-sent',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  subscribe: '/subscribe',
  subscriptionSuccess: '/subscription/success',
  subscriptionCanceled: '/subscription/canceled',
  terms: '/terms',
  privacy: '/privacy',
  docsApi: '/docs/api',
  dashboard: '/dashboard',
  logs: '/logs',
  review: '/review',
  analytics: '/analytics',
  players: '/players',
  apiKeys: '/api-keys',
  config: '/config',
  servers: '/config/servers',
  usage: '/usage',
  documentation: '/documentation',
  support: '/support',
  subscription: '/subscription',
} as const;

export type AppPath = (typeof appPaths)[keyof typeof appPaths];

/**
 * The address of a route with a query.
 *
 * @param query empty and undefined entries are omitted
 */
export function appendQuery(
  path: AppPath,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const kept = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
