import { useResetPassword } from '~/api/auth';
import { appPaths } from '~/contract/appPaths';
import { storeNotice, useMailToken, useNavigation } from '~/navigation';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const SUCCESS = 'Password reset successful! Please sign in with your new password.';

export function ResetPasswordRoute() {
  const token = useMailToken();
  const reset = useResetPassword();
  const { go } = useNavigation();

  async function submit(password: string) {
    if (!token) return;
    const result = await reset.mutate({ token, new_password: password });
    if (!result.ok) return;
    storeNotice(SUCCESS);
    go(appPaths.login, { replace: true });
  }

  return (
    <ResetPasswordScreen
      hasToken={token === undefined ? undefined : token !== null}
      error={
        reset.error === null
          ? null
          : (reset.error.detail ?? 'Password reset failed. The link may be expired.')
      }
      loading={reset.isPending}
      onSubmit={({ password }) => void submit(password)}
    />
  );
}
