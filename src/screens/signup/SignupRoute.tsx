import { useRegister } from '~/api/auth';
import { appPaths } from '~/contract/appPaths';
import { readTypedEmail, storeTypedEmail, useNavigation } from '~/navigation';
import { SignupScreen } from './SignupScreen';
import type { SignupValues } from './signupForm';

export function SignupRoute() {
  const register = useRegister();
  const { go } = useNavigation();

  async function submit({ email, password }: SignupValues) {
    const result = await register.mutate({ email: email.trim(), password });
    if (!result.ok) return;
    storeTypedEmail('');
    go(appPaths.verifyEmailSent, { replace: true });
  }

  return (
    <SignupScreen
      error={register.error === null ? null : (register.error.detail ?? 'Registration failed')}
      typedEmail={readTypedEmail()}
      onTypedEmailChange={storeTypedEmail}
      loading={register.isPending}
      onSubmit={(values) => void submit(values)}
    />
  );
}
