import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refreshSubscription, refreshUser } from '~/api/session';
import { ACCESS_REDIRECTS, session, toSignInPath, type SessionRefusal } from '~/session';

/**
 * Redirects when the API refuses a call for lack of sign-in, verification or subscription, and fetches the plan
 * again when it lacks a feature. Renders nothing.
 */
export function SessionNavigator() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const onRefusal = useEffectEvent((event: SessionRefusal) => {
    const go = (to: string) => void navigate(to, { replace: true });
    if (event.type === 'expired') {
      if (pathname !== ACCESS_REDIRECTS.signIn) go(toSignInPath(`${pathname}${search}${hash}`));
    } else if (event.missing === 'feature') {
      // The page offered a feature that the plan lacks, so the plan has changed since the page read it.
      void refreshSubscription();
    } else if (event.missing === 'verification') {
      void refreshUser();
      go(ACCESS_REDIRECTS.verify);
    } else {
      void refreshSubscription();
      go(ACCESS_REDIRECTS.subscribe);
    }
  });

  useEffect(() => session.onRefusal(onRefusal), []);
  return null;
}
