import type { ComponentType } from 'react';
import { lazyWithPreload, type LazyComponent } from '~/design-system';
import { loadDashboard } from '~/screens/dashboard/DashboardRoute';
import { getAccessOfPath, type AccessLevel, type ProtectedPath, type ShellPath } from '../contract/access';
import { recoverFromMissingChunk } from './chunkRecovery';
import { appPaths, type AppPath } from '../contract/appPaths';
import { VERIFICATION_REMINDER_PATHS, sitePages, removeTrailingSlash, type SitePath } from './site/pages';

export interface RouteEntry {
  path: AppPath;
  /** A pattern after the path, such as `/:id?`, that the screen reads itself. */
  rest?: string;
  /**
   * Whether each address of the pattern is a screen of its own, with its arrival effects, and no dialog.
   * @default false
   */
  restIsScreen?: boolean;
  access: AccessLevel;
  /** The tab's title before the product's name. */
  title: string;
  /** Whether the screen stands inside the shell, with sidebar and top bar. */
  inShell: boolean;
  /** Whether the screen shows the verification banner to an owner with an unverified address. */
  remindsToVerify: boolean;
  screen: LazyComponent<object>;
}

/** Loads the code of each screen; the public pages hydrate from `sitePages` too. */
const screens: Readonly<Record<AppPath, () => Promise<ComponentType>>> = {
  ...sitePages,
  [appPaths.subscribe]: () => import('~/screens/subscribe/SubscribeRoute').then((m) => m.SubscribeRoute),
  [appPaths.subscriptionSuccess]: () =>
    import('~/screens/subscription-success/SubscriptionSuccessRoute').then((m) => m.SubscriptionSuccessRoute),
  // Owners arrive at the dashboard, so its code is in the app's own files.
  [appPaths.dashboard]: loadDashboard,
  [appPaths.logs]: () => import('~/screens/logs/LogsRoute').then((m) => m.LogsRoute),
  [appPaths.review]: () => import('~/screens/review/ReviewRoute').then((m) => m.ReviewRoute),
  [appPaths.analytics]: () => import('~/screens/analytics/AnalyticsRoute').then((m) => m.AnalyticsRoute),
  [appPaths.players]: () => import('~/screens/players/PlayersRoute').then((m) => m.PlayersRoute),
  [appPaths.apiKeys]: () => import('~/screens/api-keys/ApiKeysRoute').then((m) => m.ApiKeysRoute),
  [appPaths.config]: () => import('~/screens/config/ConfigRoute').then((m) => m.ConfigRoute),
  [appPaths.servers]: () =>
    import('~/screens/config-servers/ConfigServersRoute').then((m) => m.ConfigServersRoute),
  [appPaths.usage]: () => import('~/screens/usage/UsageRoute').then((m) => m.UsageRoute),
  [appPaths.documentation]: () =>
    import('~/screens/documentation/DocumentationRoute').then((m) => m.DocumentationRoute),
  [appPaths.support]: () => import('~/screens/support/SupportRoute').then((m) => m.SupportRoute),
  [appPaths.subscription]: () =>
    import('~/screens/subscription/SubscriptionRoute').then((m) => m.SubscriptionRoute),
};

const createPageRoute = (path: SitePath | ProtectedPath, title: string): RouteEntry => ({
  path,
  access: getAccessOfPath(path),
  title,
  screen: lazyWithPreload(screens[path], { recover: recoverFromMissingChunk }),
  inShell: false,
  remindsToVerify: VERIFICATION_REMINDER_PATHS.includes(path),
});

const createShellRoute = (path: ShellPath, title: string, rest?: string): RouteEntry => ({
  ...createPageRoute(path, title),
  ...(rest !== undefined && { rest }),
  inShell: true,
});

/** The route table. */
export const routes: readonly RouteEntry[] = [
  createPageRoute(appPaths.landing, 'AI chat moderation for game servers'),
  createPageRoute(appPaths.enterprise, 'Enterprise'),
  createPageRoute(appPaths.login, 'Sign in'),
  createPageRoute(appPaths.signup, 'Create your account'),
  createPageRoute(appPaths.verifyEmail, 'Verify your email'),
  createPageRoute(appPaths.verifyEmailSent, 'Check your email'),
  createPageRoute(appPaths.forgotPassword, 'Forgot password'),
  createPageRoute(appPaths.resetPassword, 'Reset password'),
  createPageRoute(appPaths.subscriptionCanceled, 'Checkout canceled'),
  createPageRoute(appPaths.terms, 'Terms of Service'),
  createPageRoute(appPaths.privacy, 'Privacy Policy'),
  createPageRoute(appPaths.docsApi, 'API'),
  createPageRoute(appPaths.subscribe, 'Choose a plan'),
  createPageRoute(appPaths.subscriptionSuccess, 'Checkout'),
  createShellRoute(appPaths.dashboard, 'Dashboard'),
  createShellRoute(appPaths.logs, 'Logs'),
  createShellRoute(appPaths.review, 'Review Queue', '/:id?'),
  createShellRoute(appPaths.analytics, 'Analytics'),
  { ...createShellRoute(appPaths.players, 'Players', '/:id?'), restIsScreen: true },
  createShellRoute(appPaths.apiKeys, 'API Keys'),
  createShellRoute(appPaths.config, 'Configuration'),
  createShellRoute(appPaths.servers, 'Servers', '/:id?'),
  createShellRoute(appPaths.usage, 'Usage & Billing'),
  createShellRoute(appPaths.documentation, 'Documentation'),
  createShellRoute(appPaths.support, 'Support'),
  createShellRoute(appPaths.subscription, 'Subscription'),
];

/** Other addresses of the same screens. */
export const redirects: Readonly<Record<string, AppPath>> = { '/docs': appPaths.documentation };

/** Finds the route that a path leads to, when it is one of the app's. */
export function findRoute(pathname: string): RouteEntry | undefined {
  const normal = removeTrailingSlash(pathname);
  return routes.find(
    ({ path, rest }) => path === normal || (rest !== undefined && normal.startsWith(`${path}/`)),
  );
}

/**
 * Fetches a screen's code before the visitor opens its path. Never rejects.
 *
 * @returns whether the code has loaded
 */
export async function preloadScreen(pathname: string): Promise<boolean> {
  return (await findRoute(pathname)?.screen.preload()) ?? false;
}
