import { appPaths } from '~/contract/appPaths';
import { AUTH_LINK_HOURS } from '~/contract/limits';
import { Alert, Button, Link, MailIcon, Stack, Text } from '~/design-system';
import { formatCount } from '~/domain';
import { AuthCard, AuthShell, DemoMailboxNotice, type ResendState } from '~/patterns';

export interface VerifyEmailSentScreenProps {
  /** The address to which the server sent the link; null while it is unknown and when the visitor is signed out. */
  email: string | null;
  resend: ResendState;
  onResend: () => void;
  /**
   * Path of the demo's mailbox; null in production.
   * @default null
   */
  mailbox?: string | null;
  /** Signs out, to begin again with another address. Absent when the visitor is signed out. */
  onSignOut?: (() => void) | undefined;
}

const NEXT_STEPS = [
  'Open the message from Torchward. It can take a minute to arrive.',
  `Follow the link in it. It is valid for ${formatCount(AUTH_LINK_HOURS.verification, 'hour')}.`,
  'Choose a plan and start your free trial.',
] as const;

function formatResendLabel(state: ResendState): string {
  return state === 'sent' ? 'Email sent!' : 'Resend email';
}

/** The screen between sign-up and the verification link. */
export function VerifyEmailSentScreen({
  email,
  resend,
  onResend,
  mailbox = null,
  onSignOut,
}: VerifyEmailSentScreenProps) {
  return (
    <AuthShell>
      <AuthCard
        title="Check your email"
        icon={MailIcon}
        lead={
          email === null ? (
            'When you sign up or sign in, we send you a link to verify your email address.'
          ) : (
            <>
              We have sent a verification link to <strong>{email}</strong>.
            </>
          )
        }
        end={
          onSignOut ? (
            <Text as="span" tone="muted">
              Wrong address?{' '}
              <Button variant="ghost" size="compact" onClick={onSignOut}>
                Sign out
              </Button>
            </Text>
          ) : (
            <Link href={appPaths.login}>Back to login</Link>
          )
        }
      >
        <Stack space="medium">
          <Stack as="ol" space="xsmall" aria-label="Next steps">
            {NEXT_STEPS.map((step, index) => (
              <li key={step}>
                <Text as="span" tone="muted">
                  {index + 1}. {step}
                </Text>
              </li>
            ))}
          </Stack>
          {mailbox === null ? null : <DemoMailboxNotice href={mailbox} />}
          {resend === 'failed' ? (
            <Alert tone="critical">Failed to resend email. Please try again.</Alert>
          ) : null}
          <Button
            fullWidth
            loading={resend === 'sending'}
            loadingText="Sending..."
            onClick={resend === 'sent' ? undefined : onResend}
            aria-live="polite"
          >
            {formatResendLabel(resend)}
          </Button>
          <Text size="small" tone="muted">
            Nothing there? Look in your spam folder. Signing in again also sends a fresh link.
          </Text>
        </Stack>
      </AuthCard>
    </AuthShell>
  );
}
