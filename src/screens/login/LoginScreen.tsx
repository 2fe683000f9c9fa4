import { useRef, useState, type SubmitEvent } from 'react';
import { paths } from '~/contract/paths';
import { ACCOUNT_MESSAGES } from '~/contract/account-rules';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Checkbox, Link, PasswordField, Stack, Text, TextField } from '~/design-system';
import { AuthCard, AuthShell } from '~/patterns';

export interface LoginValues {
  email: string;
  password: string;
  /** Whether the sign-in outlives the tab. */
  rememberMe: boolean;
}

export interface LoginScreenProps {
  /** What a page before has to say, such as that the password was reset. */
  notice: string | null;
  /** Why the last attempt failed. */
  error: string | null;
  /** An attempt is in flight. */
  pending: boolean;
  /** Called with an address and a password that are both filled in. */
  onSubmit: (values: LoginValues) => void;
}

type FieldErrors = Partial<Record<'email' | 'password', string>>;

function readValues(form: HTMLFormElement): LoginValues {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email').trim(), password: text('password'), rememberMe: data.has('rememberMe') };
}

function validate({ email, password }: LoginValues): FieldErrors {
  return {
    ...(email === '' && { email: ACCOUNT_MESSAGES.emailRequired }),
    ...(password === '' && { password: ACCOUNT_MESSAGES.passwordRequired }),
  };
}

/** Sign-in (spec 2). The form keeps its own values, so that a password manager's filling is never lost. */
export function LoginScreen({ notice, error, pending, onSubmit }: LoginScreenProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = readValues(event.currentTarget);
    const found = validate(values);
    setErrors(found);
    if (found.email) emailRef.current?.focus();
    else if (found.password) passwordRef.current?.focus();
    else onSubmit(values);
  }

  return (
    <AuthShell>
      <AuthCard
        title="Sign in"
        lead="See what happened in your chat, and decide the close calls."
        end={
          <Text as="span" tone="muted">
            New here? <Link href={paths.signup}>Create an account</Link>
          </Text>
        }
      >
        <form method="post" onSubmit={submit} noValidate>
          <Stack space="medium">
            {notice === null || error !== null ? null : <Alert tone="positive">{notice}</Alert>}
            {error === null ? null : <Alert tone="critical">{error}</Alert>}
            <TextField
              ref={emailRef}
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_LENGTH.email}
              error={errors.email}
              onInput={() => setErrors(({ email: _, ...others }) => others)}
            />
            <PasswordField
              ref={passwordRef}
              label="Password"
              name="password"
              autoComplete="current-password"
              maxLength={MAX_LENGTH.password}
              labelEnd={
                <Link href={paths.forgotPassword} variant="quiet">
                  Forgot password?
                </Link>
              }
              error={errors.password}
              onInput={() => setErrors(({ password: _, ...others }) => others)}
            />
            <Checkbox label="Remember me" name="rememberMe" />
            <Button type="submit" variant="primary" fullWidth loading={pending} loadingText="Signing in...">
              Sign in
            </Button>
          </Stack>
        </form>
      </AuthCard>
    </AuthShell>
  );
}
