import { Alert, Button, MailIcon, Text, VisuallyHidden } from '~/design-system';

export const RESEND_STATES = ['idle', 'sending', 'sent', 'failed'] as const;
/** The state of a request for a new verification mail. `sent` becomes `idle` after 5 s. */
export type ResendState = (typeof RESEND_STATES)[number];

export interface VerificationBannerProps {
  /** The state of the request. */
  state: ResendState;
  /** Sends the verification mail again. */
  onResend: () => void;
}

const LABELS: Readonly<Record<ResendState, string>> = {
  idle: 'Resend email',
  sending: 'Sending...',
  sent: 'Email sent!',
  failed: 'Resend email',
};

/** Reminds a signed-in owner that the e-mail address is not verified. */
export function VerificationBanner({ state, onResend }: VerificationBannerProps) {
  return (
    <Alert
      tone="caution"
      title="Please verify your email address to continue"
      action={
        <>
          <Button
            size="compact"
            icon={MailIcon}
            loading={state === 'sending'}
            loadingText={LABELS.sending}
            /* Natively disabled, the pressed button would drop the keyboard focus. */
            aria-disabled={state === 'sent' || undefined}
            onClick={state === 'sent' ? undefined : onResend}
          >
            {LABELS[state]}
          </Button>
          <Text as="span" role="status" tone={state === 'failed' ? 'critical' : 'inherit'}>
            {state === 'failed' ? 'Failed to resend email. Please try again.' : null}
            {state === 'sent' ? <VisuallyHidden>We have sent the email again.</VisuallyHidden> : null}
          </Text>
        </>
      }
    >
      The link in our mail is valid for 24 hours. Look in the spam folder, too.
    </Alert>
  );
}
