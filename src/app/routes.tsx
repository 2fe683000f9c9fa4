import type { ComponentType } from 'react';
import { lazyWithPreload, type LazyComponent } from '~/design-system';
import { accessOfPath, type AccessLevel } from '../contract/access';
import { recoverFromMissingChunk } from './chunkRecovery';
import { paths, type AppPath } from '../contract/paths';

type Screen = LazyComponent<object>;

const createLazyScreen = (load: () => Promise<ComponentType>): Screen =>
  lazyWithPreload(load, { recover: recoverFromMissingChunk });

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
  screen: Screen;
}

type PageRouteOptions = Partial<Pick<RouteEntry, 'remindsToVerify'>>;

const createPageRoute = (
  path: AppPath,
  title: string,
  screen: Screen,
  frame: PageRouteOptions = {},
): RouteEntry => ({
  path,
  access: accessOfPath(path),
  title,
  screen,
  inShell: false,
  remindsToVerify: false,
  ...frame,
});

const createShellRoute = (path: AppPath, title: string, screen: Screen, rest?: string): RouteEntry => ({
  ...createPageRoute(path, title, screen),
  ...(rest !== undefined && { rest }),
  inShell: true,
});

const screens = {
  landing: createLazyScreen(() => import('~/screens/landing/LandingRoute').then((m) => m.LandingRoute)),
  enterprise: createLazyScreen(() =>
    import('~/screens/enterprise/EnterpriseRoute').then((m) => m.EnterpriseRoute),
  ),
  login: createLazyScreen(() => import('~/screens/login/LoginRoute').then((m) => m.LoginRoute)),
  signup: createLazyScreen(() => import('~/screens/signup/SignupRoute').then((m) => m.SignupRoute)),
  verifyEmail: createLazyScreen(() =>
    import('~/screens/verify-email/VerifyEmailRoute').then((m) => m.VerifyEmailRoute),
  ),
  verifyEmailSent: createLazyScreen(() =>
    import('~/screens/verify-email-sent/VerifyEmailSentRoute').then((m) => m.VerifyEmailSentRoute),
  ),
  forgotPassword: createLazyScreen(() =>
    import('~/screens/forgot-password/ForgotPasswordRoute').then((m) => m.ForgotPasswordRoute),
  ),
  resetPassword: createLazyScreen(() =>
    import('~/screens/reset-password/ResetPasswordRoute').then((m) => m.ResetPasswordRoute),
  ),
  subscriptionCanceled: createLazyScreen(() =>
    import('~/screens/subscription-canceled/SubscriptionCanceledRoute').then(
      (m) => m.SubscriptionCanceledRoute,
    ),
  ),
  subscriptionSuccess: createLazyScreen(() =>
    import('~/screens/subscription-success/SubscriptionSuccessRoute').then((m) => m.SubscriptionSuccessRoute),
  ),
  terms: createLazyScreen(() => import('~/screens/terms/TermsRoute').then((m) => m.TermsRoute)),
  privacy: createLazyScreen(() => import('~/screens/privacy/PrivacyRoute').then((m) => m.PrivacyRoute)),
  docsApi: createLazyScreen(() => import('~/screens/docs-api/DocsApiRoute').then((m) => m.DocsApiRoute)),
  subscribe: createLazyScreen(() =>
    import('~/screens/subscribe/SubscribeRoute').then((m) => m.SubscribeRoute),
  ),
  dashboard: createLazyScreen(() =>
    import('~/screens/dashboard/DashboardRoute').then((m) => m.DashboardRoute),
  ),
  logs: createLazyScreen(() => import('~/screens/logs/LogsRoute').then((m) => m.LogsRoute)),
  review: createLazyScreen(() => import('~/screens/review/ReviewRoute').then((m) => m.ReviewRoute)),
  analytics: createLazyScreen(() =>
    import('~/screens/analytics/AnalyticsRoute').then((m) => m.AnalyticsRoute),
  ),
  players: createLazyScreen(() => import('~/screens/players/PlayersRoute').then((m) => m.PlayersRoute)),
  apiKeys: createLazyScreen(() => import('~/screens/api-keys/ApiKeysRoute').then((m) => m.ApiKeysRoute)),
  config: createLazyScreen(() => import('~/screens/config/ConfigRoute').then((m) => m.ConfigRoute)),
  usage: createLazyScreen(() => import('~/screens/usage/UsageRoute').then((m) => m.UsageRoute)),
  documentation: createLazyScreen(() =>
    import('~/screens/documentation/DocumentationRoute').then((m) => m.DocumentationRoute),
  ),
  support: createLazyScreen(() => import('~/screens/support/SupportRoute').then((m) => m.SupportRoute)),
  subscription: createLazyScreen(() =>
    import('~/screens/subscription/SubscriptionRoute').then((m) => m.SubscriptionRoute),
  ),
};

const WITH_VERIFICATION_REMINDER = { remindsToVerify: true };

/** The route table (spec 2). */
export const routes: readonly RouteEntry[] = [
  createPageRoute(
    paths.landing,
    'AI chat moderation for game servers',
    screens.landing,
    WITH_VERIFICATION_REMINDER,
  ),
  createPageRoute(paths.enterprise, 'Enterprise', screens.enterprise),
  createPageRoute(paths.login, 'Sign in', screens.login),
  createPageRoute(paths.signup, 'Create your account', screens.signup),
  createPageRoute(paths.verifyEmail, 'Verify your email', screens.verifyEmail, WITH_VERIFICATION_REMINDER),
  createPageRoute(paths.verifyEmailSent, 'Check your email', screens.verifyEmailSent),
  createPageRoute(paths.forgotPassword, 'Forgot password', screens.forgotPassword),
  createPageRoute(paths.resetPassword, 'Reset password', screens.resetPassword),
  createPageRoute(paths.subscriptionCanceled, 'Checkout canceled', screens.subscriptionCanceled),
  createPageRoute(paths.terms, 'Terms of Service', screens.terms),
  createPageRoute(paths.privacy, 'Privacy Policy', screens.privacy),
  createPageRoute(paths.docsApi, 'API', screens.docsApi),
  createPageRoute(paths.subscribe, 'Choose a plan', screens.subscribe),
  createPageRoute(
    paths.subscriptionSuccess,
    'Checkout complete',
    screens.subscriptionSuccess,
    WITH_VERIFICATION_REMINDER,
  ),
  createShellRoute(paths.dashboard, 'Dashboard', screens.dashboard),
  createShellRoute(paths.logs, 'Logs', screens.logs),
  createShellRoute(paths.review, 'Review Queue', screens.review, '/:id?'),
  createShellRoute(paths.analytics, 'Analytics', screens.analytics),
  createShellRoute(paths.players, 'Players', screens.players),
  createShellRoute(paths.apiKeys, 'API Keys', screens.apiKeys),
  createShellRoute(paths.config, 'Configuration', screens.config),
  createShellRoute(paths.usage, 'Usage & Billing', screens.usage),
  createShellRoute(paths.documentation, 'Documentation', screens.documentation),
  createShellRoute(paths.support, 'Support', screens.support),
  createShellRoute(paths.subscription, 'Subscription', screens.subscription),
];

/** Other addresses of the same screens. */
export const redirects: Readonly<Record<string, AppPath>> = { '/docs': paths.documentation };

/** The route that a path leads to, when it is one of the app's. */
export function findRoute(pathname: string): RouteEntry | undefined {
  const normal = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find(
    ({ path, rest }) => path === normal || (rest !== undefined && normal.startsWith(`${path}/`)),
  );
}

/** Fetches a screen's code before the visitor opens its path. */
export function preloadPath(pathname: string): void {
  findRoute(pathname)?.screen.preload();
}
