import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '~/design-system';
import { accessOfPath, type AccessLevel } from '../contract/access';
import { recoverFromMissingChunk } from './chunkRecovery';
import { paths, type AppPath } from '../contract/paths';

type Screen = LazyPart<object>;

const screen = (load: () => Promise<ComponentType>): Screen =>
  lazyPart(load, { recover: recoverFromMissingChunk });

export interface RouteEntry {
  path: AppPath;
  /** A pattern after the path, such as `/:id?`, that the screen reads itself. */
  rest?: string;
  access: AccessLevel;
  /** The tab's title before the product's name. */
  title: string;
  /** Whether the shell, with sidebar and top bar, surrounds the screen. */
  inShell: boolean;
  /** Whether the screen shows the verification banner to an owner with an unverified address. */
  remindsToVerify: boolean;
  screen: Screen;
}

type Frame = Partial<Pick<RouteEntry, 'remindsToVerify'>>;

const page = (path: AppPath, title: string, screen: Screen, frame: Frame = {}): RouteEntry => ({
  path,
  access: accessOfPath(path),
  title,
  screen,
  inShell: false,
  remindsToVerify: false,
  ...frame,
});

const shellPage = (path: AppPath, title: string, screen: Screen, rest?: string): RouteEntry => ({
  ...page(path, title, screen),
  ...(rest !== undefined && { rest }),
  inShell: true,
});

const screens = {
  landing: screen(() => import('~/screens/landing/LandingRoute').then((m) => m.LandingRoute)),
  enterprise: screen(() => import('~/screens/enterprise/EnterpriseRoute').then((m) => m.EnterpriseRoute)),
  login: screen(() => import('~/screens/login/LoginRoute').then((m) => m.LoginRoute)),
  signup: screen(() => import('~/screens/signup/SignupRoute').then((m) => m.SignupRoute)),
  verifyEmail: screen(() =>
    import('~/screens/verify-email/VerifyEmailRoute').then((m) => m.VerifyEmailRoute),
  ),
  verifyEmailSent: screen(() =>
    import('~/screens/verify-email-sent/VerifyEmailSentRoute').then((m) => m.VerifyEmailSentRoute),
  ),
  forgotPassword: screen(() =>
    import('~/screens/forgot-password/ForgotPasswordRoute').then((m) => m.ForgotPasswordRoute),
  ),
  resetPassword: screen(() =>
    import('~/screens/reset-password/ResetPasswordRoute').then((m) => m.ResetPasswordRoute),
  ),
  subscriptionCanceled: screen(() =>
    import('~/screens/subscription-canceled/SubscriptionCanceledRoute').then(
      (m) => m.SubscriptionCanceledRoute,
    ),
  ),
  subscriptionSuccess: screen(() =>
    import('~/screens/subscription-success/SubscriptionSuccessRoute').then((m) => m.SubscriptionSuccessRoute),
  ),
  terms: screen(() => import('~/screens/terms/TermsRoute').then((m) => m.TermsRoute)),
  privacy: screen(() => import('~/screens/privacy/PrivacyRoute').then((m) => m.PrivacyRoute)),
  docsApi: screen(() => import('~/screens/docs-api/DocsApiRoute').then((m) => m.DocsApiRoute)),
  subscribe: screen(() => import('~/screens/subscribe/SubscribeRoute').then((m) => m.SubscribeRoute)),
  dashboard: screen(() => import('~/screens/dashboard/DashboardRoute').then((m) => m.DashboardRoute)),
  logs: screen(() => import('~/screens/logs/LogsRoute').then((m) => m.LogsRoute)),
  review: screen(() => import('~/screens/review/ReviewRoute').then((m) => m.ReviewRoute)),
  analytics: screen(() => import('~/screens/analytics/AnalyticsRoute').then((m) => m.AnalyticsRoute)),
  players: screen(() => import('~/screens/players/PlayersRoute').then((m) => m.PlayersRoute)),
  apiKeys: screen(() => import('~/screens/api-keys/ApiKeysRoute').then((m) => m.ApiKeysRoute)),
  config: screen(() => import('~/screens/config/ConfigRoute').then((m) => m.ConfigRoute)),
  usage: screen(() => import('~/screens/usage/UsageRoute').then((m) => m.UsageRoute)),
  documentation: screen(() =>
    import('~/screens/documentation/DocumentationRoute').then((m) => m.DocumentationRoute),
  ),
  support: screen(() => import('~/screens/support/SupportRoute').then((m) => m.SupportRoute)),
  subscription: screen(() =>
    import('~/screens/subscription/SubscriptionRoute').then((m) => m.SubscriptionRoute),
  ),
};

const reminding = { remindsToVerify: true };

/** The route table (spec 2). */
export const routes: readonly RouteEntry[] = [
  page(paths.landing, 'AI chat moderation for game servers', screens.landing, reminding),
  page(paths.enterprise, 'Enterprise', screens.enterprise),
  page(paths.login, 'Sign in', screens.login),
  page(paths.signup, 'Create your account', screens.signup),
  page(paths.verifyEmail, 'Verify your email', screens.verifyEmail, reminding),
  page(paths.verifyEmailSent, 'Check your email', screens.verifyEmailSent),
  page(paths.forgotPassword, 'Forgot password', screens.forgotPassword),
  page(paths.resetPassword, 'Reset password', screens.resetPassword),
  page(paths.subscriptionCanceled, 'Checkout canceled', screens.subscriptionCanceled),
  page(paths.terms, 'Terms of Service', screens.terms),
  page(paths.privacy, 'Privacy Policy', screens.privacy),
  page(paths.docsApi, 'API', screens.docsApi),
  page(paths.subscribe, 'Choose a plan', screens.subscribe),
  page(paths.subscriptionSuccess, 'Checkout complete', screens.subscriptionSuccess, reminding),
  shellPage(paths.dashboard, 'Dashboard', screens.dashboard),
  shellPage(paths.logs, 'Logs', screens.logs),
  shellPage(paths.review, 'Review Queue', screens.review, '/:id?'),
  shellPage(paths.analytics, 'Analytics', screens.analytics),
  shellPage(paths.players, 'Players', screens.players),
  shellPage(paths.apiKeys, 'API Keys', screens.apiKeys),
  shellPage(paths.config, 'Configuration', screens.config),
  shellPage(paths.usage, 'Usage & Billing', screens.usage),
  shellPage(paths.documentation, 'Documentation', screens.documentation),
  shellPage(paths.support, 'Support', screens.support),
  shellPage(paths.subscription, 'Subscription', screens.subscription),
];

/** Other addresses of the same screens. */
export const redirects: Readonly<Record<string, AppPath>> = { '/docs': paths.documentation };

/** The route that a path leads to, when it is one of the app's. */
export function routeOf(pathname: string): RouteEntry | undefined {
  const normal = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find(
    ({ path, rest }) => path === normal || (rest !== undefined && normal.startsWith(`${path}/`)),
  );
}

/** Fetches a screen's code before the visitor opens its path. */
export function preloadPath(pathname: string): void {
  routeOf(pathname)?.screen.preload();
}
