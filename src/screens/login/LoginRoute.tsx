import { useLogin } from '~/api/auth';
import { appPaths } from '~/contract/appPaths';
import { readTypedEmail, storeTypedEmail, useNavigation, useNotice } from '~/navigation';
import { readReturnPath, useSession } from '~/session';
import { LoginScreen, type LoginValues } from './LoginScreen';

export function LoginRoute() {
  const login = useLogin();
  const notice = useNotice();
  const session = useSession();
  const { go } = useNavigation();

  async function submit(values: LoginValues) {
    const result = await login.mutate(values);
    if (!result.ok) return;
    storeTypedEmail('');
    go(result.data.verified ? readReturnPath(window.location.search) : appPaths.verifyEmailSent, {
      replace: true,
    });
  }

  return (
    <LoginScreen
      notice={notice}
      sessionEnded={session.status === 'anonymous' && session.after === 'expiry'}
      error={login.error === null ? null : (login.error.detail ?? 'Login failed')}
      typedEmail={readTypedEmail()}
      onTypedEmailChange={storeTypedEmail}
      loading={login.isPending}
      onSubmit={(values) => void submit(values)}
    />
  );
}
