import { useEffect, useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import { validateEmail } from '~/contract/accountRules';
import { AUTH_LINK_HOURS } from '~/contract/limits';
import { Alert, Button, ButtonLink, Link, MailIcon, Stack, Text } from '~/design-system';
import { formatCount, type FormSchema } from '~/domain';
import { AuthCard, AuthShell, DemoMailboxNotice, useForm, EmailField } from '~/patterns';

export type ForgotPasswordValues = { email: string };

const schema: FormSchema<ForgotPasswordValues> = { email: ({ email }) => validateEmail(email) };

export interface ForgotPasswordScreenProps {
  /** The address that the reset link was requested for; null while the form is shown. */
  sentTo: string | null;
  /**
   * Path of the demo's mailbox; null in production.
   * @default null
   */
  mailbox?: string | null;
  /** Why the last attempt failed. */
  error: string | null;
  /**
   * What helps instead of trying again.
   * @default null
   */
  advice?: string | null;
  /**
   * The address that the visitor typed on the page before.
   * @default ''
   */
  typedEmail?: string;
  /** Called with the address after every edit. */
  onTypedEmailChange?: (email: string) => void;
  /** An attempt is in flight. */
  loading: boolean;
  onSubmit: (values: ForgotPasswordValues) => void;
  /** Back to the form, for another address. */
  onStartOver: () => void;
}

interface ConfirmationProps {
  sentTo: string;
  mailbox: string | null;
  onStartOver: () => void;
}

function Confirmation({ sentTo, mailbox, onStartOver }: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <AuthCard
      title="Check your email"
      titleRef={title}
      icon={MailIcon}
      lead={`If an account exists for ${sentTo}, you will receive a password reset link shortly.`}
    >
      <Stack space="medium">
        <Text tone="muted">
          The link is valid for {formatCount(AUTH_LINK_HOURS.passwordReset, 'hour')}. If nothing arrives, look
          in your spam folder.
        </Text>
        {mailbox === null ? null : <DemoMailboxNotice href={mailbox} />}
        <ButtonLink href={appPaths.login} variant="primary" fullWidth>
          Back to login
        </ButtonLink>
        <Button variant="ghost" fullWidth onClick={onStartOver}>
          Use another address
        </Button>
      </Stack>
    </AuthCard>
  );
}

function Request({
  error,
  advice = null,
  typedEmail = '',
  onTypedEmailChange,
  loading,
  onSubmit,
}: Omit<ForgotPasswordScreenProps, 'sentTo' | 'mailbox' | 'onStartOver'>) {
  const form = useForm({
    schema,
    initialValues: { email: '' },
    carriedValues: { email: typedEmail },
    onValuesChange: ({ email }) => onTypedEmailChange?.(email),
    loading,
    onSubmit,
  });
  return (
    <AuthCard
      title="Forgot password"
      lead="Enter the address of your account, and we will send you a link to set a new password."
      end={<Link href={appPaths.login}>Back to login</Link>}
    >
      <form {...form.props}>
        <Stack space="medium">
          {error === null ? null : (
            <Alert tone="critical" {...(advice !== null && { title: error })}>
              {advice ?? error}
            </Alert>
          )}
          <EmailField {...form.field('email')} autoComplete="username" />
          <Button type="submit" variant="primary" fullWidth loading={loading} loadingText="Sending...">
            Send reset link
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}

/** Requests a password reset link, then shows the neutral confirmation. */
export function ForgotPasswordScreen({
  sentTo,
  mailbox = null,
  onStartOver,
  ...request
}: ForgotPasswordScreenProps) {
  return (
    <AuthShell>
      {sentTo === null ? (
        <Request {...request} />
      ) : (
        <Confirmation sentTo={sentTo} mailbox={mailbox} onStartOver={onStartOver} />
      )}
    </AuthShell>
  );
}
