import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { refreshSubscription, startSession } from '~/api/session';
import { Alert, Button, Container } from '~/design-system';
import type { AccessLevel } from '~/contract/access';
import { decideAccess, ACCESS_REDIRECTS, toSignInPath, useSession } from '~/session';
import { CenteredSpinner } from './CenteredSpinner';
import { useIsHydrated } from './useIsHydrated';

const FAILURES = {
  user: { title: 'Your account could not be loaded', retry: startSession },
  subscription: { title: 'Your subscription could not be loaded', retry: refreshSubscription },
} as const;

/** Renders its children for a session with the access level, and redirects others. */
export function RequireAccess({ access, children }: { access: AccessLevel; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  // The app keeps a prerendered screen only for an owner who has access to it (prepareKeptScreen).
  const decision = useIsHydrated() ? decideAccess(access, session) : ({ type: 'allow' } as const);

  switch (decision.type) {
    case 'allow':
      return children;
    case 'wait':
      return <CenteredSpinner label="Loading your account" />;
    case 'failed': {
      const { title, retry } = FAILURES[decision.missing];
      return (
        <Container width="text" padded>
          <Alert tone="critical" title={title} action={<Button onClick={() => void retry()}>Retry</Button>}>
            {decision.detail ?? 'The server did not answer as expected. Check your connection and try again.'}
          </Alert>
        </Container>
      );
    }
    case 'redirect': {
      const signedOut = session.status === 'anonymous' && session.after === 'signOut';
      const remember = decision.to === ACCESS_REDIRECTS.signIn && !signedOut;
      return <Navigate to={remember ? toSignInPath(`${pathname}${search}${hash}`) : decision.to} replace />;
    }
  }
}
