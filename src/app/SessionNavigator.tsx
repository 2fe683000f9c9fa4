import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refreshSubscription, refreshUser } from '~/api/session';
import { GATES, session, signInPath, type SessionEvent } from '~/session';

/** Redirects when the API refuses a call for lack of sign-in, verification or subscription (spec 8). Renders nothing. */
export function SessionNavigator() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const follow = useEffectEvent((event: SessionEvent) => {
    const go = (to: string) => void navigate(to, { replace: true });
    if (event.type === 'expired') {
      if (pathname !== GATES.signIn) go(signInPath(`${pathname}${search}${hash}`));
    } else if (event.lacks === 'verification') {
      void refreshUser();
      go(GATES.verify);
    } else {
      void refreshSubscription();
      go(GATES.subscribe);
    }
  });

  useEffect(() => session.onEvent(follow), []);
  return null;
}
