import { appPaths } from '~/contract/appPaths';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, ButtonLink, CircleXIcon, Link, PasswordField, Stack } from '~/design-system';
import { AuthCard, AuthShell, NewPasswordField, useForm } from '~/patterns';
import { type ResetPasswordValues, resetPasswordSchema } from './resetPasswordForm';

export interface ResetPasswordScreenProps {
  /** Whether the page's address has a token; undefined until it is read. */
  hasToken: boolean | undefined;
  /** Why the last attempt failed. */
  error: string | null;
  /** An attempt is in flight. */
  loading: boolean;
  onSubmit: (values: ResetPasswordValues) => void;
}

function InvalidLink() {
  return (
    <AuthCard
      title="Invalid Reset Link"
      icon={CircleXIcon}
      tone="critical"
      lead="This password reset link is invalid or missing."
    >
      <Stack space="medium">
        <Alert tone="critical">Invalid reset link. Please request a new one.</Alert>
        <ButtonLink href={appPaths.forgotPassword} variant="primary" fullWidth>
          Request new reset link
        </ButtonLink>
      </Stack>
    </AuthCard>
  );
}

function NewPassword({ error, loading, onSubmit }: Omit<ResetPasswordScreenProps, 'hasToken'>) {
  const form = useForm({
    schema: resetPasswordSchema,
    initialValues: { password: '', confirmPassword: '' },
    loading,
    onSubmit,
  });
  return (
    <AuthCard
      title="Reset password"
      lead="Choose a new password. Every earlier sign-in of your account ends with it."
      end={<Link href={appPaths.login}>Back to login</Link>}
    >
      <form {...form.props}>
        <Stack space="medium">
          {error === null ? null : (
            <Alert
              tone="critical"
              action={<Link href={appPaths.forgotPassword}>Request new reset link</Link>}
            >
              {error}
            </Alert>
          )}
          <NewPasswordField {...form.field('password')} label="New password" />
          <PasswordField
            {...form.field('confirmPassword')}
            label="Confirm new password"
            autoComplete="new-password"
            maxLength={MAX_LENGTH.password}
          />
          <Button type="submit" variant="primary" fullWidth loading={loading} loadingText="Saving...">
            Reset password
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}

/** Sets a new password with the link from a mail. */
export function ResetPasswordScreen({ hasToken, ...rest }: ResetPasswordScreenProps) {
  return <AuthShell>{hasToken === false ? <InvalidLink /> : <NewPassword {...rest} />}</AuthShell>;
}
