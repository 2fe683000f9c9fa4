import { appPaths } from '~/contract/appPaths';
import { ButtonLink, CircleCheckIcon, CircleXIcon, Stack, Text } from '~/design-system';
import { AuthCard, AuthShell, type AuthCardProps } from '~/patterns';

/** The state of the verification. */
export type Verification =
  | { state: 'verifying' }
  | { state: 'success' }
  | { state: 'error'; message: string };

export interface VerifyEmailScreenProps {
  verification: Verification;
}

function getCardProps(
  verification: Verification,
): Pick<AuthCardProps, 'title' | 'icon' | 'tone' | 'loading'> {
  switch (verification.state) {
    case 'verifying':
      return { title: 'Verifying your email', loading: true };
    case 'success':
      return { title: 'Email verified', icon: CircleCheckIcon, tone: 'positive' };
    case 'error':
      return { title: 'Verification failed', icon: CircleXIcon, tone: 'critical' };
  }
}

function describeVerification(verification: Verification): string {
  switch (verification.state) {
    case 'verifying':
      return 'This takes a moment.';
    case 'success':
      return 'Your address is confirmed. Taking you to the plans...';
    case 'error':
      return verification.message;
  }
}

/** The page that a verification link opens. */
export function VerifyEmailScreen({ verification }: VerifyEmailScreenProps) {
  return (
    <AuthShell>
      <AuthCard
        {...getCardProps(verification)}
        lead={
          <Text as="span" tone="inherit" role="status">
            {describeVerification(verification)}
          </Text>
        }
      >
        {verification.state === 'verifying' ? null : (
          <Stack space="small">
            {verification.state === 'success' ? (
              <ButtonLink href={appPaths.subscribe} variant="primary" fullWidth>
                Choose a plan
              </ButtonLink>
            ) : (
              <>
                <ButtonLink href={appPaths.verifyEmailSent} variant="primary" fullWidth>
                  Request new verification link
                </ButtonLink>
                <ButtonLink href={appPaths.login} fullWidth>
                  Back to login
                </ButtonLink>
              </>
            )}
          </Stack>
        )}
      </AuthCard>
    </AuthShell>
  );
}
