import { appPaths } from '~/contract/appPaths';
import { ACCOUNT_ERRORS } from '~/contract/accountRules';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Checkbox, Inline, Link, PasswordField, Stack, Text } from '~/design-system';
import { requireField, type FormSchema } from '~/domain';
import { AuthCard, AuthShell, useForm, EmailField } from '~/patterns';

export type LoginValues = {
  email: string;
  password: string;
  /** Whether the sign-in outlives the tab. */
  rememberMe: boolean;
};

export interface LoginScreenProps {
  /** A message from the page before, such as that the password was reset. */
  notice: string | null;
  /** Whether the session ended without a sign-out. @default false */
  sessionEnded?: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /**
   * The address that the visitor typed on the page before.
   * @default ''
   */
  typedEmail?: string;
  /** Called with the address after every edit. */
  onTypedEmailChange?: (email: string) => void;
  /** An attempt is in flight. */
  loading: boolean;
  /** Called with values that keep every rule, the address trimmed. */
  onSubmit: (values: LoginValues) => void;
}

const schema: FormSchema<LoginValues> = {
  email: requireField('email', ACCOUNT_ERRORS.emailRequired),
  password: ({ password }) => (password === '' ? ACCOUNT_ERRORS.passwordRequired : null),
};

/** Sign-in. */
export function LoginScreen({
  notice,
  sessionEnded = false,
  error,
  typedEmail = '',
  onTypedEmailChange,
  loading,
  onSubmit,
}: LoginScreenProps) {
  const form = useForm<LoginValues>({
    schema,
    initialValues: { email: '', password: '', rememberMe: false },
    carriedValues: { email: typedEmail },
    onValuesChange: ({ email }) => onTypedEmailChange?.(email),
    loading,
    onSubmit: (values) => onSubmit({ ...values, email: values.email.trim() }),
  });

  return (
    <AuthShell>
      <AuthCard
        title="Sign in"
        lead="See what happened in your chat, and decide the close calls."
        end={
          <Text as="span" tone="muted">
            New here? <Link href={appPaths.signup}>Create an account</Link>
          </Text>
        }
      >
        <form {...form.props}>
          <Stack space="medium">
            {notice === null || error !== null ? null : (
              <Alert tone="positive" announce>
                {notice}
              </Alert>
            )}
            {sessionEnded && error === null ? (
              <Alert announce>Your session has ended. Sign in again.</Alert>
            ) : null}
            {error === null ? null : <Alert tone="critical">{error}</Alert>}
            <EmailField {...form.field('email')} autoComplete="username" />
            <PasswordField
              {...form.field('password')}
              label="Password"
              autoComplete="current-password"
              maxLength={MAX_LENGTH.password}
            />
            <Inline space="small" justify="between">
              <Checkbox {...form.field('rememberMe')} label="Remember me" />
              {/* Before the password, the Tab key would lead from the address to this link. */}
              <Link href={appPaths.forgotPassword} variant="quiet">
                Forgot password?
              </Link>
            </Inline>
            <Button type="submit" variant="primary" fullWidth loading={loading} loadingText="Signing in...">
              Sign in
            </Button>
          </Stack>
        </form>
      </AuthCard>
    </AuthShell>
  );
}
