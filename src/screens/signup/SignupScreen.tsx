import { appPaths } from '~/contract/appPaths';
import { MAX_LENGTH } from '~/contract/limits';
import { TRIAL } from '~/contract/plans';
import { Alert, Button, Checkbox, Link, PasswordField, Stack, Text } from '~/design-system';
import { AuthCard, AuthShell, NewPasswordField, useForm, EmailField } from '~/patterns';
import { emptySignup, signupSchema, type SignupValues } from './signupForm';

export interface SignupScreenProps {
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
  /** Called with values that keep every rule. */
  onSubmit: (values: SignupValues) => void;
}

/** Sign-up. */
export function SignupScreen({
  error,
  typedEmail = '',
  onTypedEmailChange,
  loading,
  onSubmit,
}: SignupScreenProps) {
  const form = useForm({
    schema: signupSchema,
    initialValues: emptySignup,
    carriedValues: { email: typedEmail },
    onValuesChange: ({ email }) => onTypedEmailChange?.(email),
    loading,
    onSubmit,
  });
  return (
    <AuthShell>
      <AuthCard
        title="Create your account"
        lead={`Try any plan free for ${TRIAL.days} days. You choose one after verifying your email.`}
        end={
          <Text as="span" tone="muted">
            Already have an account? <Link href={appPaths.login}>Sign in</Link>
          </Text>
        }
      >
        <form {...form.props}>
          <Stack space="medium">
            {error === null ? null : <Alert tone="critical">{error}</Alert>}
            <EmailField {...form.field('email')} autoComplete="email" />
            <NewPasswordField {...form.field('password')} />
            <PasswordField
              {...form.field('confirmPassword')}
              label="Confirm password"
              autoComplete="new-password"
              maxLength={MAX_LENGTH.password}
            />
            <Checkbox
              {...form.field('agreeToTerms')}
              label={
                <>
                  I agree to the{' '}
                  <Link href={appPaths.terms} newTab>
                    Terms of Service
                  </Link>{' '}
                  and the{' '}
                  <Link href={appPaths.privacy} newTab>
                    Privacy Policy
                  </Link>
                </>
              }
            />
            <Button
              type="submit"
              variant="primary"
              fullWidth
              loading={loading}
              loadingText="Creating your account..."
            >
              Create account
            </Button>
          </Stack>
        </form>
      </AuthCard>
    </AuthShell>
  );
}
