import type { ComponentType } from 'react';
import { paths, type AppPath } from '../../contract/paths';

/**
 * The prerendered public pages, each with the code that hydrates it. They need neither router nor query cache, which
 * keeps their first load small.
 */
export const sitePages = {
  [paths.landing]: () => import('~/screens/landing/LandingRoute').then((m) => m.LandingRoute),
  [paths.enterprise]: () => import('~/screens/enterprise/EnterpriseRoute').then((m) => m.EnterpriseRoute),
  [paths.login]: () => import('~/screens/login/LoginRoute').then((m) => m.LoginRoute),
  [paths.signup]: () => import('~/screens/signup/SignupRoute').then((m) => m.SignupRoute),
  [paths.verifyEmail]: () =>
    import('~/screens/verify-email/VerifyEmailRoute').then((m) => m.VerifyEmailRoute),
  [paths.verifyEmailSent]: () =>
    import('~/screens/verify-email-sent/VerifyEmailSentRoute').then((m) => m.VerifyEmailSentRoute),
  [paths.forgotPassword]: () =>
    import('~/screens/forgot-password/ForgotPasswordRoute').then((m) => m.ForgotPasswordRoute),
  [paths.resetPassword]: () =>
    import('~/screens/reset-password/ResetPasswordRoute').then((m) => m.ResetPasswordRoute),
  [paths.subscriptionCanceled]: () =>
    import('~/screens/subscription-canceled/SubscriptionCanceledRoute').then(
      (m) => m.SubscriptionCanceledRoute,
    ),
  [paths.terms]: () => import('~/screens/terms/TermsRoute').then((m) => m.TermsRoute),
  [paths.privacy]: () => import('~/screens/privacy/PrivacyRoute').then((m) => m.PrivacyRoute),
  [paths.docsApi]: () => import('~/screens/docs-api/DocsApiRoute').then((m) => m.DocsApiRoute),
} satisfies Partial<Record<AppPath, () => Promise<ComponentType>>>;

export type SitePath = keyof typeof sitePages;

/** Paths of the screens that show the verification banner to an owner with an unverified address. */
export const REMINDING_PATHS: readonly AppPath[] = [
  paths.landing,
  paths.verifyEmail,
  paths.subscriptionSuccess,
];

export const removeTrailingSlash = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;

/** Finds the public page at an address; trailing slashes make no difference. */
export function findSitePath(pathname: string): SitePath | undefined {
  const path = removeTrailingSlash(pathname);
  return path in sitePages ? (path as SitePath) : undefined;
}
