import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '~/design-system';
import type { Access } from '~/session';
import { recoverFromMissingChunk } from './chunkRecovery';
import { paths, type AppPath } from '../contract/paths';

type Screen = LazyPart<object>;

const screen = (load: () => Promise<ComponentType>): Screen =>
  lazyPart(load, { recover: recoverFromMissingChunk });

export interface RouteEntry {
  path: AppPath;
  /** A pattern after the path, such as `/:id?`, that the screen reads itself. */
  rest?: string;
  access: Access;
  /** The tab's title before the product's name. */
  title: string;
  /** Whether the shell, with sidebar and top bar, surrounds the screen. */
  inShell: boolean;
  /** Whether the screen shows the verification banner to an owner with an unverified address. */
  remindsToVerify: boolean;
  screen: Screen;
}

type Frame = Partial<Pick<RouteEntry, 'remindsToVerify'>>;

const plain =
  (access: Access) =>
  (path: AppPath, title: string, screen: Screen, frame: Frame = {}): RouteEntry => ({
    path,
    access,
    title,
    screen,
    inShell: false,
    remindsToVerify: false,
    ...frame,
  });
const open = plain('public');

const owner = (path: AppPath, title: string, screen: Screen, rest?: string): RouteEntry => ({
  path,
  ...(rest !== undefined && { rest }),
  access: 'subscribed',
  title,
  screen,
  inShell: true,
  remindsToVerify: false,
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
  open(paths.landing, 'AI chat moderation for game servers', screens.landing, reminding),
  open(paths.enterprise, 'Enterprise', screens.enterprise),
  open(paths.login, 'Sign in', screens.login),
  open(paths.signup, 'Create your account', screens.signup),
  open(paths.verifyEmail, 'Verify your email', screens.verifyEmail, reminding),
  open(paths.verifyEmailSent, 'Check your email', screens.verifyEmailSent),
  open(paths.forgotPassword, 'Forgot password', screens.forgotPassword),
  open(paths.resetPassword, 'Reset password', screens.resetPassword),
  open(paths.subscriptionCanceled, 'Checkout canceled', screens.subscriptionCanceled),
  open(paths.terms, 'Terms of Service', screens.terms),
  open(paths.privacy, 'Privacy Policy', screens.privacy),
  open(paths.docsApi, 'API', screens.docsApi),
  plain('verified')(paths.subscribe, 'Choose a plan', screens.subscribe),
  plain('signedIn')(paths.subscriptionSuccess, 'Checkout complete', screens.subscriptionSuccess, reminding),
  owner(paths.dashboard, 'Dashboard', screens.dashboard),
  owner(paths.logs, 'Logs', screens.logs),
  owner(paths.review, 'Review Queue', screens.review, '/:id?'),
  owner(paths.analytics, 'Analytics', screens.analytics),
  owner(paths.players, 'Players', screens.players),
  owner(paths.apiKeys, 'API Keys', screens.apiKeys),
  owner(paths.config, 'Configuration', screens.config),
  owner(paths.usage, 'Usage & Billing', screens.usage),
  owner(paths.documentation, 'Documentation', screens.documentation),
  owner(paths.support, 'Support', screens.support),
  owner(paths.subscription, 'Subscription', screens.subscription),
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
