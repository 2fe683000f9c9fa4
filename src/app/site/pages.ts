import type { ComponentType } from 'react';
import { appPaths, type AppPath } from '../../contract/appPaths';

/**
 * The prerendered public pages, each with the code that hydrates it. They need neither router nor query cache, which
 * keeps their first load small.
 */
export const sitePages = {
  [appPaths.landing]: () => import('~/screens/landing/LandingRoute').then((m) => m.LandingRoute),
  [appPaths.enterprise]: () => import('~/screens/enterprise/EnterpriseRoute').then((m) => m.EnterpriseRoute),
  [appPaths.login]: () => import('~/screens/login/LoginRoute').then((m) => m.LoginRoute),
  [appPaths.signup]: () => import('~/screens/signup/SignupRoute').then((m) => m.SignupRoute),
  [appPaths.verifyEmail]: () =>
    import('~/screens/verify-email/VerifyEmailRoute').then((m) => m.VerifyEmailRoute),
  [appPaths.verifyEmailSent]: () =>
    import('~/screens/verify-email-sent/VerifyEmailSentRoute').then((m) => m.VerifyEmailSentRoute),
  [appPaths.forgotPassword]: () =>
    import('~/screens/forgot-password/ForgotPasswordRoute').then((m) => m.ForgotPasswordRoute),
  [appPaths.resetPassword]: () =>
    import('~/screens/reset-password/ResetPasswordRoute').then((m) => m.ResetPasswordRoute),
  [appPaths.subscriptionCanceled]: () =>
    import('~/screens/subscription-canceled/SubscriptionCanceledRoute').then(
      (m) => m.SubscriptionCanceledRoute,
    ),
  [appPaths.terms]: () => import('~/screens/terms/TermsRoute').then((m) => m.TermsRoute),
  [appPaths.privacy]: () => import('~/screens/privacy/PrivacyRoute').then((m) => m.PrivacyRoute),
  [appPaths.docsApi]: () => import('~/screens/docs-api/DocsApiRoute').then((m) => m.DocsApiRoute),
} satisfies Partial<Record<AppPath, () => Promise<ComponentType>>>;

export type SitePath = keyof typeof sitePages;

/** Paths of the screens that show the verification banner to an owner with an unverified address. */
export const VERIFICATION_REMINDER_PATHS: readonly AppPath[] = [
  appPaths.landing,
  appPaths.verifyEmail,
  appPaths.subscriptionSuccess,
];

export const removeTrailingSlash = (pathname: string): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;

/** Finds the public page at an address; trailing slashes make no difference. */
export function findSitePath(pathname: string): SitePath | undefined {
  const path = removeTrailingSlash(pathname);
  return path in sitePages ? (path as SitePath) : undefined;
}
