import type { ComponentType } from 'react';
import { lazyWithPreload, type LazyComponent } from '~/design-system';
import { getAccessOfPath, type AccessLevel } from '../contract/access';
import { recoverFromMissingChunk } from './chunkRecovery';
import { paths, type AppPath } from '../contract/paths';
import { REMINDING_PATHS, sitePages, removeTrailingSlash } from './site/pages';

export interface RouteEntry {
  path: AppPath;
  /** A pattern after the path, such as `/:id?`, that the screen reads itself. */
  rest?: string;
  access: AccessLevel;
  /** The tab's title before the product's name. */
  title: string;
  /** Whether the screen stands inside the shell, with sidebar and top bar. */
  inShell: boolean;
  /** Whether the screen shows the verification banner to an owner with an unverified address. */
  remindsToVerify: boolean;
  screen: LazyComponent<object>;
}

/** The code of every screen; the public pages hydrate from the same list. */
const screens: Readonly<Record<AppPath, () => Promise<ComponentType>>> = {
  ...sitePages,
  [paths.subscribe]: () => import('~/screens/subscribe/SubscribeRoute').then((m) => m.SubscribeRoute),
  [paths.subscriptionSuccess]: () =>
    import('~/screens/subscription-success/SubscriptionSuccessRoute').then((m) => m.SubscriptionSuccessRoute),
  [paths.dashboard]: () => import('~/screens/dashboard/DashboardRoute').then((m) => m.DashboardRoute),
  [paths.logs]: () => import('~/screens/logs/LogsRoute').then((m) => m.LogsRoute),
  [paths.review]: () => import('~/screens/review/ReviewRoute').then((m) => m.ReviewRoute),
  [paths.analytics]: () => import('~/screens/analytics/AnalyticsRoute').then((m) => m.AnalyticsRoute),
  [paths.players]: () => import('~/screens/players/PlayersRoute').then((m) => m.PlayersRoute),
  [paths.apiKeys]: () => import('~/screens/api-keys/ApiKeysRoute').then((m) => m.ApiKeysRoute),
  [paths.config]: () => import('~/screens/config/ConfigRoute').then((m) => m.ConfigRoute),
  [paths.servers]: () =>
    import('~/screens/config-servers/ConfigServersRoute').then((m) => m.ConfigServersRoute),
  [paths.usage]: () => import('~/screens/usage/UsageRoute').then((m) => m.UsageRoute),
  [paths.documentation]: () =>
    import('~/screens/documentation/DocumentationRoute').then((m) => m.DocumentationRoute),
  [paths.support]: () => import('~/screens/support/SupportRoute').then((m) => m.SupportRoute),
  [paths.subscription]: () =>
    import('~/screens/subscription/SubscriptionRoute').then((m) => m.SubscriptionRoute),
};

export const loadScreen = (path: AppPath): Promise<ComponentType> => screens[path]();

const createPageRoute = (path: AppPath, title: string): RouteEntry => ({
  path,
  access: getAccessOfPath(path),
  title,
  screen: lazyWithPreload(screens[path], { recover: recoverFromMissingChunk }),
  inShell: false,
  remindsToVerify: REMINDING_PATHS.includes(path),
});

const createShellRoute = (path: AppPath, title: string, rest?: string): RouteEntry => ({
  ...createPageRoute(path, title),
  ...(rest !== undefined && { rest }),
  inShell: true,
});

/** The route table. */
export const routes: readonly RouteEntry[] = [
  createPageRoute(paths.landing, 'AI chat moderation for game servers'),
  createPageRoute(paths.enterprise, 'Enterprise'),
  createPageRoute(paths.login, 'Sign in'),
  createPageRoute(paths.signup, 'Create your account'),
  createPageRoute(paths.verifyEmail, 'Verify your email'),
  createPageRoute(paths.verifyEmailSent, 'Check your email'),
  createPageRoute(paths.forgotPassword, 'Forgot password'),
  createPageRoute(paths.resetPassword, 'Reset password'),
  createPageRoute(paths.subscriptionCanceled, 'Checkout canceled'),
  createPageRoute(paths.terms, 'Terms of Service'),
  createPageRoute(paths.privacy, 'Privacy Policy'),
  createPageRoute(paths.docsApi, 'API'),
  createPageRoute(paths.subscribe, 'Choose a plan'),
  createPageRoute(paths.subscriptionSuccess, 'Checkout complete'),
  createShellRoute(paths.dashboard, 'Dashboard'),
  createShellRoute(paths.logs, 'Logs'),
  createShellRoute(paths.review, 'Review Queue', '/:id?'),
  createShellRoute(paths.analytics, 'Analytics'),
  createShellRoute(paths.players, 'Players', '/:id?'),
  createShellRoute(paths.apiKeys, 'API Keys'),
  createShellRoute(paths.config, 'Configuration'),
  createShellRoute(paths.servers, 'Servers', '/:id?'),
  createShellRoute(paths.usage, 'Usage & Billing'),
  createShellRoute(paths.documentation, 'Documentation'),
  createShellRoute(paths.support, 'Support'),
  createShellRoute(paths.subscription, 'Subscription'),
];

/** Other addresses of the same screens. */
export const redirects: Readonly<Record<string, AppPath>> = { '/docs': paths.documentation };

/** Finds the route that a path leads to, when it is one of the app's. */
export function findRoute(pathname: string): RouteEntry | undefined {
  const normal = removeTrailingSlash(pathname);
  return routes.find(
    ({ path, rest }) => path === normal || (rest !== undefined && normal.startsWith(`${path}/`)),
  );
}

/** Fetches a screen's code before the visitor opens its path. Never rejects. */
export async function preloadPath(pathname: string): Promise<void> {
  await findRoute(pathname)?.screen.preload();
}
