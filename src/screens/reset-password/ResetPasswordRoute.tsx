import { ResetPasswordScreen } from './ResetPasswordScreen';

export function ResetPasswordRoute() {
  return <ResetPasswordScreen />;
}
